/**
 * The components that start in the browser, each loaded when the reader comes to it.
 * Written by `npm run components`, from the folders of `src/components/`.
 */
import type { ComponentType } from 'react';

/** The code of an island; what it's drawn with is in the page, as JSON. */
interface IslandModule {
  readonly Island: ComponentType<never>;
}

export const islands: Readonly<Partial<Record<string, () => Promise<IslandModule>>>> = {
  AddressCheck: () => import('../AddressCheck/island'),
  Checklist: () => import('../Checklist/island'),
  ErrorFinder: () => import('../ErrorFinder/island'),
  ExpressionPlayground: () => import('../ExpressionPlayground/island'),
  PermissionPlanner: () => import('../PermissionPlanner/island'),
  RunGuide: () => import('../RunGuide/island'),
  RunSample: () => import('../RunSample/island'),
  SdkPicker: () => import('../SdkPicker/island'),
  Simulator: () => import('../Simulator/island'),
  TestDataPicker: () => import('../TestDataPicker/island'),
  ToolMiniature: () => import('../ToolMiniature/island'),
  WebhookSignature: () => import('../WebhookSignature/island'),
};
