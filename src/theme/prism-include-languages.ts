// Change: nothing to include. Code is highlighted at build time and the highlighter is not in the bundle.
export default function prismIncludeLanguages(): void {
  // The theme calls this for its side effect; there is none.
}
