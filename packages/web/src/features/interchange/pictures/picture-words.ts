// What the review of screenshots says, and who is in which part of it.
import { countText } from '../../../parts/words/wording.ts';
import { newestGame } from '../newest-game.ts';
import type { Reviewed } from './picture-job.ts';

const game = newestGame();

interface Review {
  /** By the game's own arithmetic, without anybody's help. */
  readonly proven: readonly Reviewed[];
  /** Nothing is doubtful any more. */
  readonly settled: readonly Reviewed[];
  readonly open: readonly Reviewed[];
}

export function reviewOf(creatures: readonly Reviewed[]): Review {
  const isProven = ({ sure, answers }: Reviewed) => sure && Object.keys(answers).length === 0;
  return {
    proven: creatures.filter(isProven),
    settled: creatures.filter((creature) => creature.doubts.length === 0 && !isProven(creature)),
    open: creatures.filter(({ doubts }) => doubts.length > 0),
  };
}

export function reviewWords(pictures: number, { proven, settled, open }: Review): string {
  const all = proven.length + settled.length + open.length;
  const from = `${countText(all)} Pokémon in ${countText(pictures)} ${pictures === 1 ? 'screenshot' : 'screenshots'}`;
  if (all === 0) return `${from}.`;
  return open.length === 0 ? `${from}. Nothing is left to look at.` : `${from}, ${countText(open.length)} to look at.`;
}

export const waitingWords = (count: number): string =>
  `${countText(count)} ${count === 1 ? 'screenshot waits' : 'screenshots wait'} to come into your Pokébox`;

export function creatureWords({ creature }: Pick<Reviewed, 'creature'>): { name: string; facts: string } {
  const kind = game.species.find(creature.pokemon)?.displayName ?? creature.pokemon;
  const facts = [creature.name === '' ? '' : kind, `Lv. ${creature.level}`, creature.nature];
  return { name: creature.name || kind, facts: facts.filter((fact) => fact !== '').join(' · ') };
}
