// Change: the theme has no such item; it's the toggle of the bar, which the slide-in menu has in its header.
import type { ReactNode } from 'react';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import styles from './styles.module.css';

/** The color-mode toggle as a navbar item; the slide-in menu has a separate one in its header. */
export function ColorModeNavbarItem({ mobile = false }: { readonly mobile?: boolean }): ReactNode {
  return mobile ? null : <NavbarColorModeToggle className={styles.toggle} />;
}
