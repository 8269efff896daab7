// Change: nothing to include. Code is highlighted at build time and the highlighter is not in the bundle.
export default function prismIncludeLanguages(): void {
  // The theme calls this for its effect; there is none to have.
}
