// The events of a week: what, how much, whom.
import { EVENT_KINDS, type EventEffect, type EventForm, weekEventShape } from '@oversleep/game';
import { wireSchemaOf } from './schema-of.ts';

/** Of a calculation. */
export const WeekEvent = wireSchemaOf<readonly EventEffect[] | string>(weekEventShape, {
  description: `Effects, or a date whose week had events. Left out: none. In an effect, no \`who\` is everybody. Of two of a kind the larger counts. Added: ${kindsOf('add')}. Multiplied: ${kindsOf('factor')}.`,
});

function kindsOf(wanted: EventForm): string {
  const kinds = Object.entries(EVENT_KINDS).filter(([, { form }]) => form === wanted);
  return kinds.map(([what]) => what).join(', ');
}
