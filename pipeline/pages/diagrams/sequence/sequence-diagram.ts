/** Someone who sends and receives messages. */
export interface Actor {
  readonly id: string;
  readonly label: string;
}

export interface Message {
  readonly kind: 'message';
  readonly from: string;
  readonly to: string;
  readonly label: string;
  /** A reply is drawn dashed. */
  readonly dashed: boolean;
  /** An open head means that the sender does not wait. */
  readonly openHead: boolean;
}

export interface Note {
  readonly kind: 'note';
  readonly place: 'over' | 'left of' | 'right of';
  /** One, or the first and the last that the note spans. */
  readonly actors: readonly string[];
  readonly text: string;
}

/** What happens in a branch, and when. */
export interface Branch {
  readonly label: string;
  readonly statements: Statement[];
}

export const BLOCK_TYPES = ['loop', 'alt', 'opt', 'par', 'critical', 'break'] as const;

export interface Block {
  readonly kind: 'block';
  readonly type: (typeof BLOCK_TYPES)[number];
  readonly branches: Branch[];
}

export type Statement = Message | Note | Block;

export interface SequenceDiagram {
  /** From left to right. */
  readonly actors: readonly Actor[];
  readonly statements: readonly Statement[];
}
