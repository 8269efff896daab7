import { createContext } from 'react';

/** What a block of code in a tab is, e.g. `Python sample of Create a token`; null for other code. */
export const SampleName = createContext<string | null>(null);
