// What a snapshot or a file restores. Loaded on demand.
import { EMPTY_BUNDLE, parseBundle } from './bundle.ts';
import { type BundleContent, readBundle } from './read-bundle.ts';
import { readableIn, readReference } from './read-reference.ts';
import { leftoversIn, type Snapshot } from './snapshots.ts';

/** What is restored: all of a copy, or only what was unreadable before and is readable now. */
export type ReturnedContent = { readonly mode: 'replace' | 'add'; readonly content: BundleContent };

/** Throws when it cannot be read. */
export function returnedFrom({
  bundle,
  broken,
  reference,
}: Pick<Snapshot, 'bundle' | 'broken' | 'reference'>): ReturnedContent {
  if (reference) {
    const { texts, leftOut } = readableIn(reference);
    const content = readBundle(readReference(texts));
    const lost = Array.from({ length: leftOut }, () => ({
      key: 'reference',
      value: null,
      problems: ['It is no JSON'],
    }));
    return { mode: 'replace', content: { ...content, broken: [...content.broken, ...lost] } };
  }
  if (!broken) return { mode: 'replace', content: readBundle(bundle) };
  const of = (prefix: string) => broken.filter(({ key }) => key.startsWith(prefix)).map(({ value }) => value);
  return { mode: 'add', content: readBundle({ ...EMPTY_BUNDLE, teams: of('team:'), creatures: of('creature:') }) };
}

/** A file that was made from a snapshot. */
export function readFile(text: string): ReturnedContent | undefined {
  const bundle = parseBundle(text);
  if (!bundle) return undefined;
  const { broken, reference } = leftoversIn(JSON.parse(text));
  return returnedFrom({ bundle, ...(broken ? { broken } : {}), ...(reference ? { reference } : {}) });
}
