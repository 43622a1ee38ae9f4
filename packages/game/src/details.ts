// Facts about a species beside its figures, and how certain the tables are. No formula needs them, so they are a table
// of their own that pages fetch on demand.
import type { FactDoubt } from './rows.ts';
import { DETAILS } from './tables/details.ts';
import type { EditionId, Species } from './types.ts';

/** null = unknown. */
export interface SpeciesDetails {
  readonly sleepType: string | null;
  /** EXP from level 24 to 25, which names the curve. */
  readonly expType: number | null;
  readonly friendPoints: number | null;
  readonly arrivalDate: string | null;
}

export function detailsOf({ name }: Pick<Species, 'name'>): SpeciesDetails {
  const [sleepType = null, expType = null, friendPoints = null, arrivalDate = null] = DETAILS.species[name] ?? [];
  return { sleepType, expType, friendPoints, arrivalDate };
}

/** What is not sure about a species and its main skill in an edition; nothing for most. */
export function doubtsAbout(
  edition: EditionId,
  { name, skill }: Pick<Species, 'name' | 'skill'>,
): readonly FactDoubt[] {
  const { species, skills } = DETAILS.doubts;
  return [...(species[name] ?? []), ...(skills[skill.key] ?? [])].filter(({ since }) => since <= edition);
}

/** Name and date of the sources that a doubtful value rests on. */
export const sourcesOf = ({ sources }: FactDoubt): readonly { readonly name: string; readonly date: string }[] =>
  sources.flatMap((key) => DETAILS.sources[key] ?? []);
