import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Diagram } from './index.tsx';

it('a diagram shows its image, its caption, and the same in words, folded', () => {
  const markup = renderToStaticMarkup(
    <Diagram
      title="Who calls whom"
      description="The browser calls."
      svg="<svg><title>x</title></svg>"
      source="sequenceDiagram"
    >
      <ol>
        <li>Browser → Server</li>
      </ol>
    </Diagram>,
  );
  expect(markup.replace(/ class="[^"]*"/g, '')).toBe(
    '<figure><div data-scroll-box="Who calls whom"><svg><title>x</title></svg></div>' +
      '<figcaption><strong>Who calls whom.</strong> The browser calls.</figcaption>' +
      '<details data-markdown-ignore="true"><summary>Text version of this diagram</summary><ol><li>Browser → Server</li></ol></details></figure>',
  );
});
