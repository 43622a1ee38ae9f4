// The events of a week: what, how much, whom.
import {
  type ChosenEvent as Chosen,
  ELEMENT_TYPES,
  EVENT_KINDS,
  EVENT_SPECIALTIES,
  type EventEffect,
  MAX_EVENT_ADDITION,
  MAX_EVENT_EFFECTS,
  MAX_EVENT_FACTOR,
  MAX_EVENT_NAME,
} from '@oversleep/game';
import { Type } from 'typebox';
import { Shape } from './route.ts';
import { GameName } from './shapes.ts';

const ElementType = Type.Enum([...ELEMENT_TYPES]);
const Types = Type.Array(ElementType, { maxItems: ELEMENT_TYPES.length });

/** In the words of facts/events.json. */
const Effects = Type.Unsafe<readonly EventEffect[]>(
  Type.Array(
    Shape({
      what: Type.Enum(Object.keys(EVENT_KINDS), {
        description: `Added: ${kindsOf('add')}. Multiplied: ${kindsOf('factor')}.`,
      }),
      factor: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: MAX_EVENT_FACTOR })),
      add: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_EVENT_ADDITION })),
      who: Type.Optional(
        Shape({ type: Type.Optional(Types), specialty: Type.Optional(Type.Enum([...EVENT_SPECIALTIES])) }),
      ),
    }),
    { maxItems: MAX_EVENT_EFFECTS, description: 'Left out, `who` is everybody. Of two of a kind the larger counts.' },
  ),
);

const Day = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' });

/** Of a calculation. */
export const WeekEvent = Type.Union([Effects, Day], {
  description: 'Effects, or a date whose week had events. Left out: none.',
});

/** Of a player. */
export const ChosenEvent = Type.Union(
  [
    Type.Unsafe<Chosen>(
      Shape({
        from: Type.Enum(['week', 'past', 'own']),
        name: Type.String({ maxLength: MAX_EVENT_NAME }),
        monday: Type.Union([Day, Type.Null()]),
        effects: Effects,
        favourites: Type.Array(Shape({ types: Types, areas: Type.Array(GameName, { maxItems: 50 }) }), {
          maxItems: 20,
        }),
      }),
    ),
    Type.Null(),
  ],
  { description: 'null: no event.' },
);

function kindsOf(wanted: 'add' | 'factor'): string {
  const kinds = Object.entries(EVENT_KINDS).filter(([, { form }]) => form === wanted);
  return kinds.map(([what]) => what).join(', ');
}
