/**
 * The components that start in the browser, each loaded when the reader comes to it.
 * Written by `npm run components`, from the folders of `components/`.
 */
import type { ComponentType } from 'react';

/** The code of an island; what it's rendered with is in the page, as JSON. */
interface IslandModule {
  readonly Island: ComponentType<never>;
}

export const islands: Readonly<Partial<Record<string, () => Promise<IslandModule>>>> = {
  AddressCheck: () => import('../writing/AddressCheck/island'),
  Checklist: () => import('../writing/Checklist/island'),
  ErrorFinder: () => import('../tools/ErrorFinder/island'),
  ExpressionPlayground: () => import('../tools/ExpressionPlayground/island'),
  PermissionPlanner: () => import('../tools/PermissionPlanner/island'),
  RunGuide: () => import('../tools/RunGuide/island'),
  RunSample: () => import('../tools/RunSample/island'),
  SdkPicker: () => import('../tools/SdkPicker/island'),
  Simulator: () => import('../tools/Simulator/island'),
  TestDataPicker: () => import('../tools/TestDataPicker/island'),
  ToolMiniature: () => import('../tools/ToolMiniature/island'),
  WebhookSignature: () => import('../tools/WebhookSignature/island'),
};
