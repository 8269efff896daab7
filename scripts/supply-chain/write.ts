import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { billFile } from '../lib/project.mjs';
import { billOfMaterials } from './bill-of-materials.ts';
import { noticesText } from './notices.ts';
import { shippedPackages } from './shipped.ts';

/**
 * Writes the notices of shipped packages into the site, and the bill of materials next to the server.
 *
 * @param directory the build output
 */
export async function writeSupplyChain(directory: string): Promise<void> {
  const shipped = shippedPackages(directory);
  writeFileSync(path.join(directory, 'third-party-licenses.txt'), noticesText(shipped));
  mkdirSync(path.dirname(billFile), { recursive: true });
  writeFileSync(billFile, await billOfMaterials(shipped));
}
