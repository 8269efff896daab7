/** Until then a page counts as quick. */
const BAR_AFTER_MS = 200;

let timer: number | undefined;

/** Takes the bar away, or has it not appear. */
export function hideBar(): void {
  window.clearTimeout(timer);
  document.querySelector('[data-progress]')?.remove();
}

/** Shows a bar and a spinner at the upper edge of the window, if the page takes long. */
export function showBarSoon(): void {
  hideBar();
  timer = window.setTimeout(() => {
    const bar = document.createElement('div');
    bar.dataset.progress = '';
    document.body.append(bar);
    // From no width, so that it grows.
    requestAnimationFrame(() => {
      bar.dataset.progress = 'on';
    });
  }, BAR_AFTER_MS);
}
