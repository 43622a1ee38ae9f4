// The events of a week: the effect, its size, and the Pokémon it applies to.
import { EVENT_KINDS, type EventEffect, type EventForm, weekEventShape } from '@oversleep/game';
import { wireSchemaOf } from './schema-of.ts';

/** Of a calculation. */
export const WeekEvent = wireSchemaOf<readonly EventEffect[] | string>(weekEventShape, {
  description: `Effects, or a date whose week had events. Left out: none. An effect without \`who\` applies to all Pokémon. Of two of a kind the larger counts. Added: ${kindsOf('add')}. Multiplied: ${kindsOf('factor')}.`,
});

function kindsOf(wanted: EventForm): string {
  const kinds = Object.entries(EVENT_KINDS).filter(([, { form }]) => form === wanted);
  return kinds.map(([what]) => what).join(', ');
}
