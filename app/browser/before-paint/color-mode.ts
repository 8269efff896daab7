/** Sets the color mode that the reader chose: dark by default, whatever the system prefers. Runs in the page. */
export function colorMode(): void {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {
    // Without storage there is no choice.
  }
  document.documentElement.dataset.theme = chosen === 'light' ? 'light' : 'dark';
}
