// The events of a week: what, how much, whom.
import { chosenEventShape, DATE_PATTERN, EVENT_KINDS, effectsShape } from '@oversleep/game';
import { Type } from 'typebox';
import { schemaOf } from './schema-of.ts';

const Effects = schemaOf(effectsShape, {
  description: `Left out, \`who\` is everybody. Of two of a kind the larger counts. Added: ${kindsOf('add')}. Multiplied: ${kindsOf('factor')}.`,
});

/** Of a calculation. */
export const WeekEvent = Type.Union([Effects, Type.String({ pattern: DATE_PATTERN })], {
  description: 'Effects, or a date whose week had events. Left out: none.',
});

/** Of a player. */
export const ChosenEvent = schemaOf(chosenEventShape, { description: 'null: no event.' });

function kindsOf(wanted: 'add' | 'factor'): string {
  const kinds = Object.entries(EVENT_KINDS).filter(([, { form }]) => form === wanted);
  return kinds.map(([what]) => what).join(', ');
}
