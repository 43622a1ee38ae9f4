// What lies in an archive (zip), by the directory at its end. Nothing that it says about sizes is believed.
import { inflated } from './inflate.ts';

interface ArchiveEntry {
  readonly path: string;
  readonly method: number;
  readonly packed: Uint8Array<ArrayBuffer>;
}

interface ArchiveFile {
  readonly path: string;
  /** Undefined: damaged, locked with a password, or packed in a way that is not used for texts. */
  readonly bytes: Uint8Array<ArrayBuffer> | undefined;
}

export interface Archive {
  readonly files: readonly ArchiveFile[];
  /** The file at which the limit was reached, if it was. */
  readonly tooLarge: string | undefined;
}

const [END, ENTRY, LOCAL] = [0x06054b50, 0x02014b50, 0x04034b50];
const END_SIZE = 22;
const LONGEST_REMARK = 65_535;
const MOST_FILES = 1000;
const [STORED, DEFLATED] = [0, 8];
const LOCKED = 1;

export const isArchive = ([p, k, three, four]: Uint8Array): boolean =>
  p === 0x50 && k === 0x4b && three === 3 && four === 4;

/** The files that are wanted, of at most so many bytes together; undefined where the archive is damaged. */
export async function unpacked(
  bytes: Uint8Array<ArrayBuffer>,
  isWanted: (path: string) => boolean,
  most: number,
): Promise<Archive | undefined> {
  const entries = entriesIn(bytes);
  if (!entries) return undefined;
  const files: ArchiveFile[] = [];
  let left = most;
  for (const { path, method, packed } of entries.filter((entry) => isWanted(entry.path)).slice(0, MOST_FILES)) {
    const content = await contentOf(method, packed, left);
    if (content === 'tooMuch') return { files, tooLarge: path };
    left -= content?.length ?? 0;
    files.push({ path, bytes: content });
  }
  return { files, tooLarge: undefined };
}

async function contentOf(
  method: number,
  packed: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined | 'tooMuch'> {
  if (method === STORED) return packed.length > most ? 'tooMuch' : packed;
  if (method !== DEFLATED) return undefined;
  const { bytes, isWhole, isTooMuch } = await inflated(packed, most);
  if (isTooMuch) return 'tooMuch';
  return isWhole ? bytes : undefined;
}

function entriesIn(bytes: Uint8Array<ArrayBuffer>): readonly ArchiveEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endIn(view);
  if (end === undefined) return undefined;
  const entries: ArchiveEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) return undefined;
    const [nameLength, extraLength, remarkLength] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const nameEnd = at + 46 + (nameLength ?? 0);
    const isLocked = (view.getUint16(at + 8, true) & LOCKED) !== 0;
    const data = dataAt(bytes, view, view.getUint32(at + 42, true), view.getUint32(at + 20, true));
    if (!data) return undefined;
    entries.push({
      path: new TextDecoder().decode(bytes.subarray(at + 46, nameEnd)),
      method: isLocked ? -1 : view.getUint16(at + 10, true),
      packed: data,
    });
    at = nameEnd + (extraLength ?? 0) + (remarkLength ?? 0);
  }
  return entries;
}

/** Position of the end record: at the very end, or before a comment. */
function endIn(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - END_SIZE - LONGEST_REMARK);
  for (let at = view.byteLength - END_SIZE; at >= first; at -= 1) if (view.getUint32(at, true) === END) return at;
  return undefined;
}

function dataAt(
  bytes: Uint8Array<ArrayBuffer>,
  view: DataView,
  at: number,
  size: number,
): Uint8Array<ArrayBuffer> | undefined {
  if (at + 30 > bytes.length || view.getUint32(at, true) !== LOCAL) return undefined;
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  return start + size > bytes.length ? undefined : bytes.subarray(start, start + size);
}
