import { unpackFacts, type PackedFacts } from '@site/engines/permissions';
import known from '@generated/browser-data/PermissionPlanner/facts.json';

/** Operations and permissions, from the API description and the catalog. */
export const facts = unpackFacts(known as PackedFacts);
