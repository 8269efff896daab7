/**
 * Compresses the files of a folder, and prints what that came to. The build runs it on the Node.js of the framework.
 *
 *   node --import tsx scripts/lib/compress-build.ts build .cache/compressed
 */
import { compressFolder } from './compress-folder.ts';
import { endWithSentence } from './end-with-sentence.mjs';

const [directory = '', store = ''] = process.argv.slice(2);

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

await endWithSentence(async () => {
  const { files, before, after } = await compressFolder(directory, store);
  console.log(`Compressed ${String(files)} files: ${megabytes(before)} to ${megabytes(after)} (brotli).`);
});
