// Reads the text of news, a small part of Markdown, into pieces to draw. There is no HTML: what is not understood stays text.

export type Inline =
  | { readonly kind: 'text'; readonly at: number; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly at: number; readonly content: readonly Inline[] }
  | { readonly kind: 'link'; readonly at: number; readonly href: string; readonly content: readonly Inline[] };

/** `at` is where a piece begins: lines for lines and blocks, characters for what is in a line. */
export interface NewsLine {
  readonly at: number;
  readonly content: readonly Inline[];
}

export type Block =
  | { readonly kind: 'paragraph'; readonly at: number; readonly lines: readonly NewsLine[] }
  /** `first` is the number of the first item; null for a list without numbers. */
  | { readonly kind: 'list'; readonly at: number; readonly first: number | null; readonly lines: readonly NewsLine[] };

const ITEM = /^\s{0,3}(?:[-*•]|(\d{1,3})[.)])\s+(\S.*)$/;

export function readNewsText(text: string): readonly Block[] {
  const blocks: Growing[] = [];
  let wasBlank = true;
  for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
    const isBlank = line.trim() === '';
    if (!isBlank) addLine(blocks, line, at, wasBlank);
    wasBlank = isBlank;
  }
  return blocks;
}

type Growing = Block & { readonly lines: NewsLine[] };

function addLine(blocks: Growing[], line: string, at: number, afterBlank: boolean): void {
  const item = ITEM.exec(line);
  const shown = { at, content: readInline(item?.[2] ?? line.trim(), ALL_MARKS) };
  const first = item?.[1] === undefined ? null : Number(item[1]);
  const last = blocks.at(-1);
  const isAlike = last?.kind === 'list' ? item && (last.first === null) === (first === null) : !item;
  // Blank lines may separate items; paragraphs always end at a blank line.
  if (last && isAlike && (item || !afterBlank)) last.lines.push(shown);
  else blocks.push(item ? { kind: 'list', at, first, lines: [shown] } : { kind: 'paragraph', at, lines: [shown] });
}

// ── Inside a line ────────────────────────────────────────────────────────────────────────────────────────────────────

type Mark = '**' | '*' | '_' | 'link';

const ALL_MARKS: readonly Mark[] = ['link', '**', '*', '_'];
const KINDS = { '**': 'strong', '*': 'emphasis', _: 'emphasis' } as const;

interface InlineMatch {
  readonly piece: Inline;
  readonly end: number;
}

/** No mark is nested in its own kind, so that the time grows only linearly with the text. */
function readInline(text: string, marks: readonly Mark[], offset = 0): readonly Inline[] {
  const pieces: Inline[] = [];
  // Of what is not closed once, no later one is closed either.
  const unclosed = new Set<Mark>();
  let plain = 0;
  for (let at = 0; at < text.length; ) {
    const found = pieceAt(text, at, offset, marks, unclosed);
    if (found) {
      if (at > plain) pieces.push({ kind: 'text', at: offset + plain, text: text.slice(plain, at) });
      pieces.push(found.piece);
      plain = found.end;
    }
    at = found?.end ?? at + 1;
  }
  if (plain < text.length) pieces.push({ kind: 'text', at: offset + plain, text: text.slice(plain) });
  return pieces;
}

function pieceAt(
  text: string,
  at: number,
  offset: number,
  marks: readonly Mark[],
  unclosed: Set<Mark>,
): InlineMatch | undefined {
  const mark = marks.find((known) => !unclosed.has(known) && opens(text, at, known));
  if (mark === undefined) return undefined;
  const inside = marks.filter((other) => other !== mark);
  if (mark === 'link') return linkAt(text, at, offset, inside);
  const begin = at + mark.length;
  const close = closingOf(text, begin, mark);
  if (close === undefined) {
    unclosed.add(mark);
    return undefined;
  }
  const content = readInline(text.slice(begin, close), inside, offset + begin);
  return { piece: { kind: KINDS[mark], at: offset + at, content }, end: close + mark.length };
}

function opens(text: string, at: number, mark: Mark): boolean {
  if (mark === 'link') return text.charAt(at) === '[' || text.startsWith('https://', at);
  if (!text.startsWith(mark, at) || !/\S/.test(text.charAt(at + mark.length))) return false;
  if (mark === '*') return text.charAt(at + 1) !== '*' && text.charAt(at - 1) !== '*';
  // Names such as pot_size are not slanted.
  return mark !== '_' || !isWord(text.charAt(at - 1));
}

function closingOf(text: string, begin: number, mark: Exclude<Mark, 'link'>): number | undefined {
  for (let end = text.indexOf(mark, begin + 1); end !== -1; end = text.indexOf(mark, end + 1)) {
    const after = text.charAt(end + mark.length);
    if (/\s/.test(text.charAt(end - 1))) continue;
    // Of three stars, the last two close what is bold.
    if (mark === '**' && after === '*') continue;
    if (mark === '*' && (after === '*' || text.charAt(end - 1) === '*')) continue;
    if (mark === '_' && isWord(after)) continue;
    return end;
  }
  return undefined;
}

const isWord = (character: string): boolean => /[\p{L}\p{N}_]/u.test(character);

// ── Links ────────────────────────────────────────────────────────────────────────────────────────────────────────────

// An address may have brackets in it, but only in pairs.
const NAMED = /\[([^[\]]+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)/y;
const BARE = /https:\/\/[^\s<>"[\]]+/y;
const ENDS = ".,;:!?'*_";

function linkAt(text: string, at: number, offset: number, inside: readonly Mark[]): InlineMatch | undefined {
  const named = matchAt(NAMED, text, at);
  if (named) {
    const [whole, label = '', target = ''] = named;
    const href = safeAddress(target);
    const content = readInline(label, inside, offset + at + 1);
    return href === null
      ? undefined
      : { piece: { kind: 'link', at: offset + at, href, content }, end: at + whole.length };
  }
  const shown = withoutFullStop(matchAt(BARE, text, at)?.[0] ?? '');
  const href = shown === '' ? null : safeAddress(shown);
  if (href === null) return undefined;
  const content: Inline = { kind: 'text', at: offset + at, text: shown };
  return { piece: { kind: 'link', at: offset + at, href, content: [content] }, end: at + shown.length };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** What ends the sentence does not belong to the address in it; a bracket does if the address has opened it. */
function withoutFullStop(address: string): string {
  const ends = address.includes('(') ? ENDS : `${ENDS})`;
  let length = address.length;
  while (length > 0 && ends.includes(address.charAt(length - 1))) length -= 1;
  return address.slice(0, length);
}

/** Only places on the web, encrypted, and without a name before the host that would pretend to be another place. */
export function safeAddress(text: string): string | null {
  try {
    const { protocol, username, password, href } = new URL(text);
    return protocol === 'https:' && username === '' && password === '' ? href : null;
  } catch {
    return null;
  }
}
