import { licenseText, type LockedPackage } from './packages.ts';

/** Writes the notices that licenses demand wherever the code of a package goes. */
export function noticesText(packages: readonly LockedPackage[]): string {
  const notices = packages.map(
    (shipped) =>
      `${shipped.name} ${shipped.version} (${shipped.license})\n${'='.repeat(60)}\n\n${licenseText(shipped)}\n`,
  );
  return ['This site contains code and fonts of these packages.\n', ...notices].join('\n\n');
}
