import type { ReactNode } from 'react';
import ThemeAdmonition from '@theme/Admonition';
import type { ComponentProps } from '../registry';

/** A note set apart from the text, drawn by the theme. */
export function Admonition({ type, title, children }: ComponentProps<'Admonition'>): ReactNode {
  return (
    <ThemeAdmonition type={type} title={title}>
      {children}
    </ThemeAdmonition>
  );
}
