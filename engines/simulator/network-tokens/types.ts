/** A network token as the simulator keeps it. */
export interface StoredNetworkToken {
  readonly id: string;
  readonly status: 'active' | 'suspended';
  /** Of the network token, not of the card. */
  readonly number: string;
  readonly par: string;
  readonly card: SourceCard;
  /** What it was created from. Both are absent where that was card data. */
  readonly tokenId?: string;
  readonly intentId?: string;
  readonly createdBy: string;
  readonly createdAt: number;
  readonly modifiedBy?: string;
  readonly modifiedAt?: number;
}

/** The card that a network token represents. */
export interface SourceCard {
  readonly number: string;
  readonly expiration_month: number;
  readonly expiration_year: number;
}
