/**
 * Makes everything of the page but one element inert, which is what's next to it, and next to each element around it. The shade
 * behind a menu stays, as a click on it closes the menu.
 *
 * @returns what takes that back
 */
export function makeRestInert(element: Element): () => void {
  const changed: Element[] = [];
  for (
    let inner = element;
    inner.parentElement !== null && inner !== document.body;
    inner = inner.parentElement
  ) {
    for (const other of inner.parentElement.children) {
      if (other === inner || other.hasAttribute('inert') || other.getAttribute('role') === 'presentation')
        continue;
      other.setAttribute('inert', '');
      changed.push(other);
    }
  }
  return () => {
    for (const other of changed) other.removeAttribute('inert');
  };
}
