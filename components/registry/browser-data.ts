/**
 * What makes the data of components for the browser, by their names.
 * Written by `npm run components`, from the folders of `components/`.
 */
import { data as addressCheck } from '../writing/AddressCheck/data.ts';
import { data as errorFinder } from '../tools/ErrorFinder/data.ts';
import { data as expressionPlayground } from '../tools/ExpressionPlayground/data.ts';
import { data as homeExample } from '../shared/HomeExample/data.ts';
import { data as permissionPlanner } from '../tools/PermissionPlanner/data.ts';
import { data as runGuide } from '../tools/RunGuide/data.ts';
import { data as runSample } from '../tools/RunSample/data.ts';
import { data as sdkPicker } from '../tools/SdkPicker/data.ts';
import { data as simulator } from '../tools/Simulator/data.ts';
import { data as testDataPicker } from '../tools/TestDataPicker/data.ts';
import { data as webhookSignature } from '../tools/WebhookSignature/data.ts';

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
