// How sure we are of a species' data: doubtful values with their sources, and what is unknown.
import { detailsOf, doubtsAbout, type EditionId, type FactDoubt, type Species, sourcesOf } from '@oversleep/game';
import { listFormat } from '../../messages/formats.ts';
import { LOADED, messages } from '../../messages/messages.ts';

const t = messages('parts');
const list = listFormat();

/** Starts a sentence. */
const listed = (words: readonly string[]): string =>
  list(words).replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase(LOADED.locale));

/** A field of the facts as a player would call it. */
const fieldName = (field: string): string => t.find(`fields.${field}`) ?? field;

export interface Sureness {
  /** Values that rest on the same sources, together. */
  readonly doubts: readonly { readonly what: string; readonly level: string; readonly sources: string }[];
  /** Such as "EXP type and friend points"; empty where all is known. */
  readonly unknown: string;
}

export function surenessOf(edition: EditionId, species: Species): Sureness {
  const groups = new Map<string, FactDoubt[]>();
  for (const doubt of doubtsAbout(edition, species)) {
    const key = `${doubt.level} ${doubt.sources.join()}`;
    groups.set(key, [...(groups.get(key) ?? []), doubt]);
  }
  const { sleepType, expType, friendPoints } = detailsOf(species);
  const unknown = [
    ...(sleepType === null ? ['sleepType'] : []),
    ...(expType === null ? ['expType'] : []),
    ...(friendPoints === null ? ['friendPoints'] : []),
    ...(species.shinyLocked === null ? ['shiny'] : []),
  ];
  return {
    doubts: [...groups.values()].flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      return {
        what: listed(group.map(({ field }) => fieldName(field))),
        level: t(`doubts.${first.level}`),
        sources: list(sourcesOf(first).map(({ name, date }) => `${name} (${date})`)),
      };
    }),
    unknown: listed(unknown.map(fieldName)),
  };
}
