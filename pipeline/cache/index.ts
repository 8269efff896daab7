/**
 * What pages and outputs are made from. The only door to the disk, and the only place that knows what a result depends
 * on, so nothing lists its sources by hand.
 */
export { filesOfModule } from './code.ts';
export { fileExists, fileNames, filesBelow, folderNames, readBytes, readText } from './disk.ts';
export { fingerprint } from './fingerprint.ts';
export { kept, keptFile } from './kept.ts';
export { sourceFolders } from './source-folders.ts';
export { RECORDS } from './records.ts';
export { remembered, rememberedNow } from './remembered.ts';
export { writeIfChanged } from './stored-files.ts';
export { describeSource, holdSourcesStill, noteSource, traced, untraced } from './trace.ts';
