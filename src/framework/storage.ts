export { createStorageSlot, useStorageSlot } from '@docusaurus/theme-common';
