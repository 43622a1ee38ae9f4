// What a patch did, as text to read: the week before and after, then every change that touches the team.
import { type Estimate, type PatchAnswer, type PatchEffect, wholePatch } from '@oversleep/engine';
import { gameOf, marginOf } from '@oversleep/game';
import { doubtful, percent, tableOf } from '../output/text.ts';
import { changeWords } from './change-words.ts';
import { type Stranger, strangerWords } from './question.ts';

export function tableOfPatch(answer: PatchAnswer, strangers: readonly Stranger[]): string {
  const { from, to, before, after, difference, effects, interactions } = wholePatch(answer);
  const rows = [
    ...effects.map((effect) => [nameOf(answer, effect), signed(effect.gain)]),
    ...(effects.length > 1 ? [['What they do to each other', signed(interactions)]] : []),
    ['All together', signed(difference)],
  ];
  return [
    ...strangers.map(strangerWords),
    tableOf([
      [`Team strength per week, ${from}`, doubtful(before.mean, before.error)],
      [`Team strength per week, ${to}`, doubtful(after.mean, after.error)],
      ['Difference', `${signed(difference)} (${percent(difference.mean / before.mean)})`],
    ]),
    effects.length === 0 ? 'No change touches this team.' : tableOf(rows),
    'Each change alone on top of the older edition, with the same luck.',
  ].join('\n\n');
}

const signed = ({ mean, error }: Estimate): string =>
  `${mean > 0 ? '+' : ''}${doubtful(mean, marginOf(error) < 1 ? 0 : error)}`;

/** At most so many lines of a change are shown; a changed skill has one for each level. */
const MOST_LINES = 2;

function nameOf({ from, to }: PatchAnswer, { changes }: PatchEffect): string {
  const [first, ...others] = changes.map((change) => changeWords(change, gameOf(from), gameOf(to)));
  if (!first) return '';
  if (others.length > 0) return `${changes.length} changes of ${changes[0]?.table}: ${first.title} and others`;
  const shown = first.lines.slice(0, MOST_LINES);
  return `${first.title}: ${shown.join('; ')}${first.lines.length > MOST_LINES ? ' …' : ''}`;
}
