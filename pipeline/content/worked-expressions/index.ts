/** The filters of expressions and worked examples of any expression, each evaluated when its page is made. */
export { exampleSetNames, loadExampleSets, type ExampleSets } from './example-sets.ts';
export { allFilters, filtersOfGroup, type FilterArgument, type FilterFacts } from './filters.ts';
export { attemptOf } from './playground-attempt.ts';
export { givenInput, workedExamples, type WorkedExample } from './worked-examples.ts';
