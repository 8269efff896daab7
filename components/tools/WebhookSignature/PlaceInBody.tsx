import type { ReactNode, RefObject } from 'react';
import type { TextPosition } from '@site/engines/json-text';
import { MarkedPlace } from '@site/components/shared/tools/MarkedPlace';
import tool from '@site/components/shared/tools/tools.module.css';

interface PlaceInBodyProps {
  readonly body: string;
  readonly place: TextPosition;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** The body's line with the place marked, and a way to it in the field. */
export function PlaceInBody({ body, place, field }: PlaceInBodyProps): ReactNode {
  const { offset, length, line, column } = place;
  // The check is a moment behind the typing.
  if (offset + length > body.length) return null;
  return (
    <>
      <MarkedPlace text={body} place={place} />
      <p>
        <button
          type="button"
          className={tool.button}
          onClick={() => {
            field.current?.focus();
            field.current?.setSelectionRange(offset, offset + length);
          }}
        >
          Go to line {line}, column {column}
        </button>
      </p>
    </>
  );
}
