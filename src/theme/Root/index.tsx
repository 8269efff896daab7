// Change: the theme renders the pages alone; a message about the connection has to outlive them.
import type { ReactNode } from 'react';
import type { Props } from '@theme/Root';
import { ConnectionMessage } from '@site/src/components/ConnectionMessage';

export default function Root({ children }: Props): ReactNode {
  return (
    <>
      {children}
      <ConnectionMessage />
    </>
  );
}
