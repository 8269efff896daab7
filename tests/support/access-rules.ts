/** The evaluation of access rules as the fact that tables of pages are checked against. */

/** The part of an access rule that decides. */
export interface Rule {
  readonly priority: number;
  readonly container: string;
  readonly transform: 'redact' | 'mask' | 'reveal';
  readonly permissions: readonly string[];
}

/** Whether a rule on a path covers a token in a container. Paths end with a slash, so a prefix is whole segments. */
export function covers(path: string, container: string): boolean {
  return container.toLowerCase().startsWith(path.toLowerCase());
}

/** The first rule, by priority, that covers the container and grants the permission. */
export function decidingRule(
  rules: readonly Rule[],
  permission: string,
  container: string,
): Rule | undefined {
  return rules
    .toSorted((one, other) => one.priority - other.priority)
    .find((rule) => covers(rule.container, container) && rule.permissions.includes(permission));
}
