import type { ReactNode } from 'react';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import styles from './styles.module.css';

/** The color-mode toggle as an item of the bar; the slide-in menu has one of its own in its header. */
export function ColorModeNavbarItem({ mobile = false }: { readonly mobile?: boolean }): ReactNode {
  return mobile ? null : <NavbarColorModeToggle className={styles.toggle} />;
}
