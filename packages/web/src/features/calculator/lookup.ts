// What is being looked up, and how a choice changes it.
import {
  clampSkillLevel,
  DEFAULT_EDITION,
  DEFAULT_LEVEL,
  DEFAULT_NATURE,
  type EditionId,
  gameOf,
  type Ribbon,
} from '@oversleep/game';

export interface Lookup {
  readonly edition: EditionId;
  /** Name of a species that some edition knows, not necessarily this one. */
  readonly species: string | null;
  readonly level: number;
  readonly nature: string;
  readonly ribbon: Ribbon;
  /** Null for the level at which the species starts. */
  readonly skillLevel: number | null;
}

export const DEFAULT_LOOKUP: Lookup = {
  edition: DEFAULT_EDITION,
  species: null,
  level: DEFAULT_LEVEL,
  nature: DEFAULT_NATURE,
  ribbon: 0,
  skillLevel: null,
};

export const RIBBONS: readonly Ribbon[] = [0, 1, 2, 3, 4];

/** Another species starts at its own skill level. */
export const withSpecies = (lookup: Lookup, species: string | null): Lookup => ({
  ...lookup,
  species,
  skillLevel: species === lookup.species ? lookup.skillLevel : null,
});

/** Another edition may know fewer levels of the skill. */
export function withEdition(lookup: Lookup, edition: EditionId): Lookup {
  const skill = lookup.species === null ? undefined : gameOf(edition).species.find(lookup.species)?.skill;
  const skillLevel = lookup.skillLevel !== null && skill ? clampSkillLevel(skill, lookup.skillLevel) : null;
  return { ...lookup, edition, skillLevel };
}
