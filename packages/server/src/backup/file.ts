// The file of a backup: compressed lines of JSON. First the head, then each table and its rows, last a checksum of it all.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

export const FORMAT = 'oversleep-backup' as const;
export const FORMAT_VERSION = 1;

/** The first line. */
export const Head = Type.Object({
  format: Type.Literal(FORMAT),
  version: Type.Integer(),
  migrations: Type.Array(Type.Object({ name: Type.String(), hash: Type.String() })),
  createdAt: Type.String(),
  /** Rows by table. */
  counts: Type.Record(Type.String(), Type.Integer()),
});

/** Comes before the rows of a table. */
export const TableLine = Type.Object({
  table: Type.String(),
  columns: Type.Array(Type.String()),
  /** The number that the next row would get, where rows are numbered. */
  next: Type.Union([Type.String({ pattern: '^[0-9]+$' }), Type.Null()]),
});

export type Head = Static<typeof Head>;
export type TableLine = Static<typeof TableLine>;

const NEWLINE = 10;

/** Turns lines into the bytes of a backup. */
export const packLines = (lines: AsyncIterable<string>, into: Writable): Promise<void> =>
  pipeline(Readable.from(withChecksum(lines)), createGzip(), into);

/** Writes the whole file or leaves nothing behind. Only the owner may read it: it holds personal data. */
export async function writeBackup(path: string, write: (file: Writable) => Promise<void>): Promise<void> {
  if (await exists(path)) throw new Error(`${path} exists already: please choose another name.`);
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.part`;
  try {
    const file = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
    await write(file);
    await rename(draft, path);
    await keepName(dirname(path));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Syncs the folder: without that, the new file's name may not be on the disk yet. */
async function keepName(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

async function* withChecksum(lines: AsyncIterable<string>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for await (const line of lines) {
    hash.update(line).update('\n');
    yield `${line}\n`;
  }
  yield `${JSON.stringify({ sha256: hash.digest('hex') })}\n`;
}

/** Of a file that is whole. */
export async function readHead(path: string): Promise<Head> {
  let head: Head | undefined;
  for await (const line of readBackup(path)) head ??= Value.Parse(Head, JSON.parse(line));
  if (head === undefined) throw damaged(path);
  return head;
}

/** All lines but the checksum, which is compared: a damaged or truncated file throws, at its end at the latest. */
export async function* readBackup(path: string): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let previous: Buffer | undefined;
  try {
    for await (const line of linesIn(path)) {
      if (previous !== undefined) {
        hash.update(previous).update('\n');
        yield previous.toString('utf8');
      }
      previous = line;
    }
  } catch (error) {
    if (isMissing(error)) throw new Error(`There is no file ${path}.`);
    if (isUnreadable(error)) throw damaged(path);
    throw error;
  }
  if (previous?.toString('utf8') !== JSON.stringify({ sha256: hash.digest('hex') })) throw damaged(path);
}

/** Split at line feeds only: other line breaks occur inside players' texts. */
async function* linesIn(path: string): AsyncGenerator<Buffer> {
  const source = createReadStream(path);
  const unpacked = createGunzip();
  source.on('error', (error) => unpacked.destroy(error));
  let rest: Buffer[] = [];
  for await (const chunk of source.pipe(unpacked)) {
    const bytes: Buffer = chunk;
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, start)) {
      yield Buffer.concat([...rest, bytes.subarray(start, end)]);
      rest = [];
      start = end + 1;
    }
    rest.push(bytes.subarray(start));
  }
  if (rest.some((bytes) => bytes.length > 0)) throw damaged(path);
}

export const damaged = (path: string) =>
  new Error(`${path} is damaged or no backup of Oversleep: nothing was changed.`);

/** Whether the decompression failed because the bytes are damaged or of another format. */
function isUnreadable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_');
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
