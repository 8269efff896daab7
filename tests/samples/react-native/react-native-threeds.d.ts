/**
 * What `@basis-theory/react-native-threeds` 1.1 exports, after its repository: the package itself could not be
 * installed. Once it can, remove this file and its entry in `DECLARED_PACKAGES`, and pin the package in `package.json`.
 */
declare module '@basis-theory/react-native-threeds' {
  import type { ReactElement, ReactNode } from 'react';

  export interface ThreeDSSession {
    readonly id: string;
    readonly cardBrand?: string;
    readonly additionalCardBrands?: string[];
  }

  export interface Challenge {
    readonly sessionId: string;
    readonly acsChallengeUrl: string;
    readonly acsTransactionId: string;
    readonly threeDSVersion: string;
    readonly windowSize?: string;
    readonly timeout?: number;
  }

  export function BasisTheory3dsProvider(props: {
    apiKey: string;
    apiBaseUrl?: string;
    scriptSrc?: string;
    children: ReactNode;
  }): ReactElement;

  export function useBasisTheory3ds(): {
    createSession: (card: {
      tokenId?: string;
      tokenIntentId?: string;
      pan?: string;
    }) => Promise<ThreeDSSession>;
    startChallenge: (challenge: Challenge) => Promise<boolean>;
  };
}
