/**
 * What pages and outputs are made from. The only door to the disk, and the only place that knows what a result depends
 * on, so nothing lists its sources by hand.
 */
export { filesOfModule } from './code.ts';
export { fileExists, fileNames, filesBelow, folderNames, readBytes, readText } from './disk.ts';
export { fingerprint } from './fingerprint.ts';
export { cached, cacheFile } from './cached.ts';
export { sourceFolders } from './source-folders.ts';
export { RECORDS } from './records.ts';
export { memoized, memoizedSync } from './memoized.ts';
export { writeIfChanged } from './stored-files.ts';
export {
  registerSourceKind,
  freezeFingerprints,
  trackDependency,
  withTracking,
  withoutTracking,
} from './tracking.ts';
