// What the game tells about a species beside its figures, and how sure we are of what stands in the tables.
// No formula needs any of it, so it is a table of its own, which pages fetch when somebody looks.
import type { Doubt } from './rows.ts';
import { DETAILS } from './tables/details.ts';
import type { EditionId, Species } from './types.ts';

/** null = no source tells yet. */
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
export function doubtsAbout(edition: EditionId, { name, skill }: Pick<Species, 'name' | 'skill'>): readonly Doubt[] {
  const { species, skills } = DETAILS.doubts;
  return [...(species[name] ?? []), ...(skills[skill.key] ?? [])].filter(({ since }) => since <= edition);
}

/** Name and date of the sources that a doubtful value rests on. */
export const sourcesOf = ({ sources }: Doubt): readonly { readonly name: string; readonly date: string }[] =>
  sources.flatMap((key) => DETAILS.sources[key] ?? []);
