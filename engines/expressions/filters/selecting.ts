import { selectByJsonPath } from '../json-path/select';
import { failFilter, filter, type Filter, type FilterRule } from './filter';
import { passingNull, plainJson, textArgument } from './inputs';

const json: FilterRule = (input, call) => {
  const path = textArgument(call, 0);
  const found = selectByJsonPath(plainJson(input, call), path, call.meter);
  const [value] = found;
  if (found.length > 1)
    failFilter(
      call,
      `selects ${found.length} values with "${path}", and only one is allowed. Add an index or a condition that leaves one.`,
      false,
    );
  if (value === undefined) {
    call.warn('inferred', `"${path}" selects nothing. Test what the platform returns. Here, it's null.`);
    return null;
  }
  return value;
};

export const selectingFilters: Readonly<Record<string, Filter>> = {
  json: filter(passingNull(json, false), 1),
};
