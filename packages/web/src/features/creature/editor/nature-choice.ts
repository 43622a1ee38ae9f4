// The state of the nature menu: two modifiers filter the natures, and a nature sets both modifiers.
import { DEFAULT_NATURE, type Nature, namesOf } from '@oversleep/game';
import { textOrder } from '../../../messages/formats.ts';
import { fold } from '../../../parts/species-search.ts';
import { changesOf, type NatureEffect } from '../../../parts/words/nature-words.ts';

const byName = textOrder();

export const MODIFIERS: readonly NatureEffect[] = ['speed', 'ingredient', 'skill', 'energy', 'exp'];

export interface NatureChoice {
  readonly up: NatureEffect | null;
  readonly down: NatureEffect | null;
  readonly isNeutral: boolean;
  /** Name of the nature; null while none is chosen. */
  readonly nature: string | null;
}

export function choiceOf(nature: Nature | undefined): NatureChoice {
  const changes = nature && changesOf(nature);
  return {
    up: changes?.up ?? null,
    down: changes?.down ?? null,
    isNeutral: nature !== undefined && !changes,
    nature: nature?.name ?? null,
  };
}

export type NatureSide = 'up' | 'down';

/** Clicking the same modifier again clears it; in the other column it moves. Both together select the first match. */
export function withModifier(
  natures: readonly Nature[],
  choice: NatureChoice,
  side: NatureSide,
  modifier: NatureEffect,
): NatureChoice {
  const other: NatureSide = side === 'up' ? 'down' : 'up';
  const next = {
    up: choice.up,
    down: choice.down,
    isNeutral: false,
    [side]: choice[side] === modifier ? null : modifier,
    ...(choice[other] === modifier ? { [other]: null } : {}),
  };
  const isWhole = next.up !== null && next.down !== null;
  return { ...next, nature: isWhole ? (matching(natures, next)[0]?.name ?? null) : null };
}

export const neutralChoice = (natures: readonly Nature[]): NatureChoice =>
  choiceOf(
    natures.find(({ name }) => name === DEFAULT_NATURE) ?? natures.find((nature) => changesOf(nature) === undefined),
  );

/** Sorted by name; a text finds the beginnings of names in any language. */
export function matching(
  natures: readonly Nature[],
  { up, down, isNeutral }: Pick<NatureChoice, 'up' | 'down' | 'isNeutral'>,
  text = '',
): readonly Nature[] {
  const wanted = fold(text);
  return natures
    .filter((nature) => {
      const changes = changesOf(nature);
      if (isNeutral) return changes === undefined;
      return (up === null || changes?.up === up) && (down === null || changes?.down === down);
    })
    .filter(({ key, name }) => [name, ...namesOf('natures', key)].some((known) => fold(known).startsWith(wanted)))
    .sort((a, b) => byName(a.name, b.name));
}
