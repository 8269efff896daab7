/** What the command prints. */
import type { Difference, FindingsByFile } from './counts.ts';
import type { Finding } from './findings.ts';
import { RULES } from './rules/index.ts';
import { PLACES } from './texts/passage.ts';

/** One find: its place, its words, and what to write. */
function findingLine(file: string, { rule, line, words }: Finding): string {
  return `${file}:${line}  ${rule.class}${rule.number} ${rule.pattern} → ${rule.write}\n    ${words}`;
}

/** All finds of some files, those of class B first. */
export function findingLines(found: FindingsByFile): string[] {
  return [...found].flatMap(([file, findings]) =>
    findings
      .toSorted((a, b) => b.rule.class.localeCompare(a.rule.class) || a.line - b.line)
      .map((finding) => findingLine(file, finding)),
  );
}

/** How often each rule applies in each place, then how often in each file of class B. */
export function summaryLines(found: FindingsByFile): string[] {
  const all = [...found.values()].flat();
  const widths = PLACES.map((place) => place.length + 2);
  const row = (name: string, cells: readonly (number | string)[]): string =>
    name.padEnd(48) + cells.map((cell, index) => String(cell).padStart(widths[index] ?? 0)).join('');
  const rules = RULES.map((rule) =>
    row(
      `${rule.class}${rule.number} ${rule.pattern}`.slice(0, 46),
      PLACES.map((place) => all.filter((finding) => finding.rule === rule && finding.place === place).length),
    ),
  );
  const files = [...found]
    .map(([file, findings]) => {
      const ofB = findings.filter((finding) => finding.rule.class === 'B').length;
      return { file, ofB, ofA: findings.length - ofB };
    })
    .filter(({ ofB }) => ofB > 0)
    .toSorted((a, b) => b.ofB - a.ofB || a.file.localeCompare(b.file))
    .map(({ file, ofB, ofA }) => `${String(ofB).padStart(5)} B ${String(ofA).padStart(5)} A  ${file}`);
  return [row('', PLACES), ...rules, '', ...files];
}

/**
 * Where more was found than the counts allow, a paragraph for each place. Fewer is never wrong: who writes better has
 * nothing to write down.
 */
export function risenLines(differences: readonly Difference[], found: FindingsByFile): string[] {
  return differences
    .filter(({ kept, counted }) => counted > kept)
    .flatMap((difference) => differenceLines(difference, found));
}

function differenceLines(
  { class: kind, row, column, kept, counted }: Difference,
  found: FindingsByFile,
): readonly string[] {
  if (kind === 'B') {
    const finds = (found.get(row) ?? []).filter(({ rule }) => String(rule.number) === column);
    return finds.map((finding) => findingLine(row, finding));
  }
  const rule = RULES.find(({ number }) => String(number) === row);
  return [
    `A${row} ${rule?.pattern ?? ''} → ${rule?.write ?? ''}\n    ${counted} in ${column}, ${kept} until now. \`npm run voice -- <file>\` shows those of a file.`,
  ];
}
