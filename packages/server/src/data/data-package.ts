// Open tables as files with a description that tools for tables understand: a Frictionless data package.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EditionId } from '@oversleep/game';
import { OPEN_TABLES, type TableTexts, textsOf } from './open-tables.ts';

/** Writes all tables into the folder and returns how many there are. */
export async function writeDataPackage(folder: string, edition: EditionId, version: string): Promise<number> {
  const texts = OPEN_TABLES.map((table) => textsOf(table, edition));
  await mkdir(folder, { recursive: true });
  for (const { table, json, csv } of texts) {
    await writeFile(join(folder, `${table.name}.json`), json);
    await writeFile(join(folder, `${table.name}.csv`), csv);
  }
  await writeFile(
    join(folder, 'datapackage.json'),
    `${JSON.stringify(descriptionOf(texts, edition, version), null, 2)}\n`,
  );
  return texts.length;
}

const descriptionOf = (texts: readonly TableTexts[], edition: EditionId, version: string) => ({
  profile: 'tabular-data-package',
  name: 'oversleep',
  title: `Tables of Pokémon Sleep, edition ${edition}`,
  version,
  // Applies to the tables as such; names of the game belong to its owners.
  licenses: [{ name: 'MIT', title: 'MIT License', path: 'https://opensource.org/license/mit' }],
  resources: texts.map(({ table: { name, description, columns } }) => ({
    profile: 'tabular-data-resource',
    name,
    path: `${name}.csv`,
    description,
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    dialect: { delimiter: ',', lineTerminator: '\r\n', quoteChar: '"', doubleQuote: true, header: true },
    schema: {
      fields: columns.map(({ unit, type, ...column }) => ({
        ...column,
        type,
        // Moments have no seconds and no zone.
        ...(type === 'datetime' && { format: '%Y-%m-%dT%H:%M' }),
        ...(unit !== undefined && { unit }),
      })),
      missingValues: [''],
      ...(columns[0]?.name === 'key' && { primaryKey: 'key' }),
    },
  })),
});
