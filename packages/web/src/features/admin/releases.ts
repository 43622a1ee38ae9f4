// What each release brought, as it is shown.
import type { AnswerAt } from '../../api/address.ts';

export type Release = AnswerAt<'GET /api/changelog'>[number];

export const SECTIONS = [
  { key: 'breakingChanges', title: 'Breaking changes' },
  { key: 'features', title: 'New' },
  { key: 'bugFixes', title: 'Fixed' },
  { key: 'otherChanges', title: 'Other changes' },
] as const satisfies readonly { readonly key: keyof Release; readonly title: string }[];

/** A release without notable changes is left out. */
export const releasesWithChanges = (releases: readonly Release[]): readonly Release[] =>
  releases.filter((release) => SECTIONS.some(({ key }) => release[key].length > 0));

export const RELEASE_TYPES: Readonly<
  Record<Release['type'], { readonly label: string; readonly meaning: string; readonly colour: string }>
> = {
  major: { label: 'Major', meaning: 'Things may work differently than before.', colour: 'var(--danger)' },
  minor: { label: 'Minor', meaning: 'Something new; everything else works as before.', colour: 'var(--warning)' },
  patch: { label: 'Patch', meaning: 'Repairs only.', colour: 'var(--success)' },
  unreleased: { label: 'On its way', meaning: 'Part of the next release.', colour: 'var(--berry)' },
};

/** Text between backticks is code: every second piece, and where it begins. */
export function codePieces(
  text: string,
): readonly { readonly at: number; readonly text: string; readonly isCode: boolean }[] {
  const parts = text.split('`');
  // An odd one out is no pair.
  const pairs = parts.length % 2 === 1 ? parts : [...parts.slice(0, -2), parts.slice(-2).join('`')];
  let at = 0;
  return pairs.map((piece, index) => {
    const begin = at;
    at += piece.length + 1;
    return { at: begin, text: piece, isCode: index % 2 === 1 };
  });
}
