// Files as texts: also those inside an archive, and those that a spreadsheet has saved its own way.

import { messages } from '../../../messages/messages.ts';
import { isArchive, unpacked } from '../../../parts/sharing/archive.ts';

const t = messages('interchange');

export interface NamedText {
  readonly name: string;
  readonly text: string;
}

export interface ReadFiles {
  readonly texts: readonly NamedText[];
  /** A sentence for each file that can't be read. */
  readonly failures: readonly string[];
}

/** Bytes: a box of thousands has less, and the page stays awake. */
const LARGEST = 5_000_000;

export async function readFiles(files: readonly File[]): Promise<ReadFiles> {
  const read = await Promise.all(files.map(readFile));
  return { texts: read.flatMap(({ texts }) => texts), failures: read.flatMap(({ failures }) => failures) };
}

async function readFile(file: File): Promise<ReadFiles> {
  const { name, size } = file;
  if (size > LARGEST) return { texts: [], failures: [tooLarge(name)] };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return isArchive(bytes) ? await fromArchive(name, bytes) : asText(name, bytes);
  } catch {
    return { texts: [], failures: [cannotOpen(name)] };
  }
}

const cannotOpen = (name: string): string => t('files.closed', { name });

const tooLarge = (name: string): string => t('files.tooLarge', { name });

const inArchive = (name: string, archive: string): string => t('files.inArchive', { name, archive });

function asText(name: string, bytes: Uint8Array): ReadFiles {
  const text = decoded(bytes);
  return text === undefined
    ? { texts: [], failures: [t('files.notText', { name })] }
    : { texts: [{ name, text }], failures: [] };
}

/** UTF-16 says so at its beginning; bytes of nothing are never part of a text otherwise. */
function decoded(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return bytes.includes(0) ? undefined : new TextDecoder().decode(bytes);
}

/** What systems put into archives beside the files. */
const isClutter = (path: string): boolean => path.endsWith('/') || /(^|\/)(__MACOSX\/|\.)/.test(path);

async function fromArchive(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<ReadFiles> {
  const archive = await unpacked(bytes, (path) => !isClutter(path), LARGEST);
  if (!archive) return { texts: [], failures: [cannotOpen(name)] };
  const read = archive.files.map(({ path, bytes: content }) =>
    content ? asText(path, content) : { texts: [], failures: [cannotOpen(inArchive(path, name))] },
  );
  const failures = archive.tooLarge === undefined ? [] : [tooLarge(inArchive(archive.tooLarge, name))];
  if (read.length === 0 && failures.length === 0) failures.push(t('files.empty', { name }));
  return {
    texts: read.flatMap(({ texts }) => texts),
    failures: [...failures, ...read.flatMap((file) => file.failures)],
  };
}
