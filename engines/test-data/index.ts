/**
 * Finds card numbers, bank accounts, and token values by what the platform does with them in a test tenant. Pure, so no
 * DOM, nothing of Node.js, nothing sent anywhere. The data itself is made by `data.ts` of
 * `components/tools/TestDataPicker/`, from the tables of `content/data/testing/` and `content/data/api/tokens/`.
 */
export { chosenParts, matching, optionsOf, readChoice, waysOut, without, type Chosen } from './choose';
export {
  ANYTHING,
  FACET_NAMES,
  FACETS,
  type Choice,
  type Expiration,
  type Fact,
  type Facet,
  type SampleCard,
  type SampleCards,
  type TestValue,
  type TokenData,
} from './types';
export { codeEdits, readSampleCard, writeSampleCard, type ChosenCard, type CodeEdit } from './sample-card';
export { matchesText, neededExpiration, tokenFor, tokenJson } from './write';
