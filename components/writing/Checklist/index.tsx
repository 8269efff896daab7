import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Island } from '@site/components/browser/islands/Island';
import { CheckItem } from '../CheckItem';
import type { ComponentProps } from '../../registry/component-types';
import { Island as View } from './island';

function isItem(child: ReactNode): child is ReactElement<ComponentProps<'CheckItem'>> {
  return isValidElement(child) && child.type === CheckItem;
}

/**
 * A list whose items can be ticked; headings between them divide it. What is ticked stays in the browser; the reader
 * can hand it on as an address or as text. Without script it is a plain list.
 */
export function Checklist({
  name,
  title,
  shareable = false,
  children,
}: ComponentProps<'Checklist'>): ReactNode {
  const items = Children.toArray(children)
    .filter(isItem)
    .map(({ props }) => ({ id: props.id, title: props.title }));
  return (
    <div data-checklist={name}>
      <Island name="Checklist" view={View} props={{ name, title, shareable, items }} />
      {children}
    </div>
  );
}
