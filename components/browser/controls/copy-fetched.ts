/**
 * Copies text that is still to come. The clipboard is asked immediately: Safari lets scripts copy only while a click is
 * handled, and no longer when the text is there.
 *
 * @returns whether it was copied. The clipboard can be absent, as over plain HTTP, or denied
 * @throws what kept the text from coming
 */
export async function copyFetched(text: Promise<string>): Promise<boolean> {
  const clipboard = navigator.clipboard as Partial<Clipboard> | undefined;
  try {
    if (clipboard?.write !== undefined && typeof ClipboardItem !== 'undefined') {
      const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
      // A clipboard that is denied doesn't wait for it.
      blob.catch(() => undefined);
      await clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
      return true;
    }
    if (clipboard?.writeText !== undefined) {
      await clipboard.writeText(await text);
      return true;
    }
  } catch {
    // It's denied, or the text didn't come.
  }
  await text;
  return false;
}
