/**
 * What makes the data of components for the browser, by their names.
 * Written by `npm run components`, from the folders of `src/components/`.
 */
import { data as addressCheck } from '../AddressCheck/data.ts';
import { data as errorFinder } from '../ErrorFinder/data.ts';
import { data as expressionPlayground } from '../ExpressionPlayground/data.ts';
import { data as homeExample } from '../HomeExample/data.ts';
import { data as permissionPlanner } from '../PermissionPlanner/data.ts';
import { data as runGuide } from '../RunGuide/data.ts';
import { data as runSample } from '../RunSample/data.ts';
import { data as sdkPicker } from '../SdkPicker/data.ts';
import { data as simulator } from '../Simulator/data.ts';
import { data as testDataPicker } from '../TestDataPicker/data.ts';
import { data as webhookSignature } from '../WebhookSignature/data.ts';

export const browserData = {
  AddressCheck: addressCheck,
  ErrorFinder: errorFinder,
  ExpressionPlayground: expressionPlayground,
  HomeExample: homeExample,
  PermissionPlanner: permissionPlanner,
  RunGuide: runGuide,
  RunSample: runSample,
  SdkPicker: sdkPicker,
  Simulator: simulator,
  TestDataPicker: testDataPicker,
  WebhookSignature: webhookSignature,
};
