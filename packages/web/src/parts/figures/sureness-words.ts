// How sure we are of what stands in the tables about a species: doubtful values with their sources, and what nobody has told yet.
import { type Doubt, detailsOf, doubtsAbout, type EditionId, type Species, sourcesOf } from '@oversleep/game';

/** Fields of the facts as a player would call them. */
const FIELDS: Readonly<Record<string, string>> = {
  skillPercentage: 'skill chance',
  carrySize: 'carry size',
  genders: 'gender',
  skill: 'main skill',
  sleepType: 'sleep type',
  expType: 'EXP type',
  rp: 'RP of the skill’s lower levels',
  excludes: 'what the skill can become',
  chosenPercentages: 'skill chance by the chosen skill',
};

const LEVELS: Readonly<Record<Doubt['level'], string>> = { medium: 'likely', low: 'unconfirmed' };

const LIST = new Intl.ListFormat('en');

/** As the beginning of a sentence. */
const listed = (words: readonly string[]): string =>
  LIST.format(words).replace(/^[a-z]/, (letter) => letter.toUpperCase());

export interface Sureness {
  /** Values that rest on the same sources, together. */
  readonly doubts: readonly { readonly what: string; readonly level: string; readonly sources: string }[];
  /** Such as "EXP type and friend points"; empty where all is known. */
  readonly unknown: string;
}

export function surenessOf(edition: EditionId, species: Species): Sureness {
  const groups = new Map<string, Doubt[]>();
  for (const doubt of doubtsAbout(edition, species)) {
    const key = `${doubt.level} ${doubt.sources.join()}`;
    groups.set(key, [...(groups.get(key) ?? []), doubt]);
  }
  const { sleepType, expType, friendPoints } = detailsOf(species);
  const unknown = [
    ...(sleepType === null ? ['sleep type'] : []),
    ...(expType === null ? ['EXP type'] : []),
    ...(friendPoints === null ? ['friend points'] : []),
    ...(species.shinyLocked === null ? ['whether it can be shiny'] : []),
  ];
  return {
    doubts: [...groups.values()].flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      return {
        what: listed(group.map(({ field }) => FIELDS[field] ?? field)),
        level: LEVELS[first.level],
        sources: LIST.format(sourcesOf(first).map(({ name, date }) => `${name} (${date})`)),
      };
    }),
    unknown: listed(unknown),
  };
}
