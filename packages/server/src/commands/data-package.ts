// `npm run data-package -- [FOLDER] [--edition YYYY-MM]`: writes the open tables and their description into a folder.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EDITIONS, type EditionId, isEdition, NEWEST_EDITION } from '@oversleep/game';
import { writeDataPackage } from '../data/data-package.ts';
import { readVersion } from '../version.ts';
import { complain, sentenceOf } from './store.ts';

const USAGE = `Usage: npm run data-package -- [FOLDER] [--edition ${EDITIONS.join('|')}]`;
const FOLDER = 'data-package';

interface PackageOptions {
  readonly folder: string;
  readonly edition: EditionId;
}

function wantedIn(args: readonly string[]): PackageOptions | undefined {
  try {
    const options = { edition: { type: 'string', default: NEWEST_EDITION } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [folder = FOLDER, ...more] = positionals;
    // npm runs scripts at the root, but a person means a folder from where they are.
    const from = process.env.INIT_CWD ?? process.cwd();
    return more.length === 0 && isEdition(values.edition)
      ? { folder: resolve(from, folder), edition: values.edition }
      : undefined;
  } catch {
    return undefined;
  }
}

async function write({ folder, edition }: PackageOptions): Promise<number> {
  try {
    const tables = await writeDataPackage(folder, edition, readVersion());
    process.stdout.write(`${tables} tables of edition ${edition} written to ${folder}.\n`);
    return 0;
  } catch (error) {
    return complain(sentenceOf(error));
  }
}

const wanted = wantedIn(process.argv.slice(2));
process.exitCode = wanted === undefined ? complain(USAGE) : await write(wanted);
