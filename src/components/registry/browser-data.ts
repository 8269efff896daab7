/**
 * What makes the data of components for the browser, by their names.
 * Written by `npm run components`, from the folders of `src/components/`.
 */
import { data as addressCheck } from '../AddressCheck/data.ts';
import { data as homeExample } from '../HomeExample/data.ts';
import { data as runGuide } from '../RunGuide/data.ts';
import { data as sdkPicker } from '../SdkPicker/data.ts';
import { data as simulator } from '../Simulator/data.ts';

export const browserData = {
  AddressCheck: addressCheck,
  HomeExample: homeExample,
  RunGuide: runGuide,
  SdkPicker: sdkPicker,
  Simulator: simulator,
};
