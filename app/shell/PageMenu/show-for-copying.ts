/** Shows Markdown that couldn't be copied, selected, so that the reader can copy it with the keys of the system. */
export function showForCopying(markdown: string, button: HTMLElement): void {
  const field = document.createElement('textarea');
  field.readOnly = true;
  field.ariaLabel = 'Markdown to copy';
  field.value = markdown;
  field.addEventListener('blur', () => {
    field.remove();
  });
  button.after(field);
  field.select();
}
