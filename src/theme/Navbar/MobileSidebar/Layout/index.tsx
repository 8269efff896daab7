// Change: the menu is a dialog: it takes focus and gives it back, Escape closes it, and the page behind is inert.
import { useEffect, useRef, type ReactNode } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import OriginalLayout from '@theme-original/Navbar/MobileSidebar/Layout';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';
import { makeRestInert } from '@site/src/lib/controls/make-rest-inert';
import styles from './styles.module.css';

export default function NavbarMobileSidebarLayout(props: Props): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  const menu = useRef<HTMLDivElement>(null);
  const close = useRef(toggle);
  useEffect(() => {
    close.current = toggle;
  }, [toggle]);

  useEffect(() => {
    const element = menu.current;
    if (!shown || element === null) return undefined;
    const opener = document.activeElement;
    const restore = makeRestInert(element);
    element.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close.current();
    };
    element.addEventListener('keydown', closeOnEscape);
    return () => {
      element.removeEventListener('keydown', closeOnEscape);
      restore();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [shown]);

  return (
    <div
      ref={menu}
      className={styles.menu}
      role={shown ? 'dialog' : undefined}
      aria-modal={shown || undefined}
      aria-label={shown ? 'Menu' : undefined}
    >
      <OriginalLayout {...props} />
    </div>
  );
}
