/** A piece of code of the example, by its name in the example's data. */
interface ExampleBlock {
  readonly label: string;
  readonly code: 'request' | 'response' | 'sent' | 'received';
}

/** A step from a card to a token, and on to a third party. */
export interface ExampleStep {
  readonly id: 'collect' | 'keep' | 'send';
  readonly title: string;
  readonly blocks: readonly ExampleBlock[];
}

export const exampleSteps: readonly ExampleStep[] = [
  {
    id: 'collect',
    title: 'Collect a card',
    blocks: [{ label: 'POST /tokens, from the browser', code: 'request' }],
  },
  { id: 'keep', title: 'Store a token', blocks: [{ label: '201 Created', code: 'response' }] },
  {
    id: 'send',
    title: 'Send the number',
    blocks: [
      { label: 'POST /proxy, from your server', code: 'sent' },
      { label: 'What the third party receives', code: 'received' },
    ],
  },
];
