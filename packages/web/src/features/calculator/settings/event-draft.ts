// The draft of the event dialog.
import {
  type ChosenEvent,
  ELEMENT_TYPES,
  EVENT_KINDS,
  EVENT_SPECIALTIES,
  type EventEffect,
  type EventKind,
  type EventWho,
} from '@oversleep/game';
import { eventOfWeek } from '../../../state/data/week-events.ts';

export type EventSource = 'none' | ChosenEvent['from'];

/** A row of a custom event. `who` is `everyone`, a specialty or a type. */
export interface OwnRow {
  readonly key: number;
  readonly what: EventKind;
  readonly amount: number;
  readonly who: string;
}

export interface EventDraft {
  readonly source: EventSource;
  readonly past: { readonly name: string; readonly monday: string } | null;
  readonly own: readonly OwnRow[];
}

export const EVERYONE = 'everyone';
const SPECIALTY = 'specialty:';
const TYPE = 'type:';

export const specialtyValue = (specialty: string): string => `${SPECIALTY}${specialty}`;
export const typeValue = (type: string): string => `${TYPE}${type}`;

export const isKind = (what: string): what is EventKind => what in EVENT_KINDS;

/** The amount of a new row: one that makes a difference. */
export const firstAmount = (what: EventKind): number => (EVENT_KINDS[what].form === 'factor' ? 1.5 : 1);

/** A row for everyone, a specialty or a single type; of several types each has its own. */
function rowsOf({ what, factor, add, who }: EventEffect): readonly Omit<OwnRow, 'key'>[] {
  const row = { what, amount: factor ?? add ?? 0 };
  if (who?.specialty) return [{ ...row, who: specialtyValue(who.specialty) }];
  return who?.type ? who.type.map((type) => ({ ...row, who: typeValue(type) })) : [{ ...row, who: EVERYONE }];
}

export function eventDraftOf(event: ChosenEvent | null): EventDraft {
  return {
    source: event?.from ?? 'none',
    past: event?.from === 'past' && event.monday !== null ? { name: event.name, monday: event.monday } : null,
    own: (event?.effects ?? []).flatMap(rowsOf).map((row, key) => ({ key, ...row })),
  };
}

export function withOwnRow(draft: EventDraft, what: EventKind): EventDraft {
  const key = Math.max(-1, ...draft.own.map((row) => row.key)) + 1;
  return { ...draft, own: [...draft.own, { key, what, amount: firstAmount(what), who: EVERYONE }] };
}

export const withChangedOwn = (draft: EventDraft, key: number, change: Partial<OwnRow>): EventDraft => ({
  ...draft,
  own: draft.own.map((row) => (row.key === key ? { ...row, ...change } : row)),
});

export const withoutOwn = (draft: EventDraft, key: number): EventDraft => ({
  ...draft,
  own: draft.own.filter((row) => row.key !== key),
});

function targetOf(who: string): EventWho | undefined {
  const specialty = EVENT_SPECIALTIES.find((one) => who === specialtyValue(one));
  if (specialty) return { specialty };
  const type = ELEMENT_TYPES.find((one) => who === typeValue(one));
  return type ? { type: [type] } : undefined;
}

function effectOf({ what, amount, who }: OwnRow): EventEffect {
  const { form, aimed } = EVENT_KINDS[what];
  const target = aimed ? targetOf(who) : undefined;
  return { what, ...(form === 'factor' ? { factor: amount } : { add: amount }), ...(target && { who: target }) };
}

/** Undefined as long as there is nothing to save. */
export function chosenFrom({ source, past, own }: EventDraft, monday: string): ChosenEvent | null | undefined {
  switch (source) {
    case 'none':
      return null;
    case 'week':
      return eventOfWeek(monday, 'week');
    case 'past':
      return past ? eventOfWeek(past.monday, 'past', past.name) : undefined;
    case 'own':
      return own.length === 0
        ? undefined
        : { from: 'own', name: '', monday: null, effects: own.map(effectOf), favourites: [] };
  }
}
