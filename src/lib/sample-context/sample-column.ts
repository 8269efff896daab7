import { createContext } from 'react';

/**
 * What the column of samples around a fold does when one of its folds is about to open or to close; nothing where code
 * is not in such a column.
 */
export const SampleColumn = createContext<(opens: boolean) => void>(() => undefined);
