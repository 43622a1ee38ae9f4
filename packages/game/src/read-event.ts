// Unknown input in, effects of an event or a list of problems out.
import { gameOf } from './edition.ts';
import { isObject, newReport, type Report, shown } from './reading.ts';
import type { ElementType, Specialty } from './types.ts';
import {
  type ChosenEvent,
  EVENT_KINDS,
  type EventEffect,
  type EventKind,
  type EventWho,
  type FixedFavourites,
} from './week-event.ts';

export const MAX_EVENT_NAME = 100;
export const MAX_EVENT_EFFECTS = 50;
export const MAX_EVENT_FACTOR = 10;
export const MAX_EVENT_ADDITION = 50;

export const EVENT_SPECIALTIES = ['berry', 'ingredient', 'skill'] as const satisfies readonly Specialty[];

export const ELEMENT_TYPES: readonly ElementType[] = gameOf()
  .berries.rows.map(({ type }) => type)
  .sort();

const isKind = (what: unknown): what is EventKind => typeof what === 'string' && Object.hasOwn(EVENT_KINDS, what);

export function eventEffectsIn(report: Report, field: string, value: unknown): readonly EventEffect[] {
  if (Array.isArray(value) && value.length <= MAX_EVENT_EFFECTS)
    return value.flatMap((effect: unknown, i) => effectIn(report, `${field}[${i}]`, effect));
  report.problem(field, `${field} must be a list of up to ${MAX_EVENT_EFFECTS} effects, not ${shown(value)}`);
  return [];
}

function effectIn(report: Report, field: string, value: unknown): readonly EventEffect[] {
  const { what, who, ...amounts } = isObject(value) ? value : {};
  if (!isKind(what)) {
    report.problem(`${field}.what`, `what must be one of ${Object.keys(EVENT_KINDS).join(', ')}, not ${shown(what)}`);
    return [];
  }
  const { form, aimed } = EVENT_KINDS[what];
  const amount = amounts[form];
  const isFactor = form === 'factor';
  const fits =
    typeof amount === 'number' &&
    (isFactor
      ? amount > 0 && amount <= MAX_EVENT_FACTOR
      : Number.isInteger(amount) && amount >= 0 && amount <= MAX_EVENT_ADDITION);
  if (!fits) {
    const range = isFactor ? `above 0, up to ${MAX_EVENT_FACTOR}` : `0-${MAX_EVENT_ADDITION}`;
    report.problem(
      `${field}.${form}`,
      `${what} needs ${isFactor ? 'a factor' : 'an add'} ${range}, not ${shown(amount)}`,
    );
    return [];
  }
  const whom = whoIn(report, `${field}.who`, who);
  if (whom && !aimed) report.problem(`${field}.who`, `${what} counts for everyone`);
  return [{ what, [form]: amount, ...(whom && { who: whom }) }];
}

/** Undefined for everybody. */
function whoIn(report: Report, field: string, value: unknown): EventWho | undefined {
  if (value === undefined || value === null || (isObject(value) && value.all === true)) return undefined;
  const { type, specialty } = isObject(value) ? value : {};
  const types = [type ?? []].flat();
  const known = ELEMENT_TYPES.filter((one) => types.includes(one));
  const skilled = EVENT_SPECIALTIES.find((one) => one === specialty);
  if (known.length < types.length || (specialty !== undefined && !skilled) || known.length + Number(!!skilled) === 0)
    report.problem(field, `who must name types or one of ${EVENT_SPECIALTIES.join(', ')}, not ${shown(value)}`);
  return { ...(known.length > 0 && { type: known }), ...(skilled && { specialty: skilled }) };
}

const SOURCES: readonly ChosenEvent['from'][] = ['week', 'past', 'own'];

/** As it was stored; null where that makes no sense, which is no event. */
export function chosenEventIn(value: unknown): ChosenEvent | null {
  const { from, name, monday, effects, favourites } = isObject(value) ? value : {};
  const source = SOURCES.find((known) => known === from);
  const report = newReport();
  const read = eventEffectsIn(report, 'effects', effects);
  if (!source || typeof name !== 'string' || report.problems.length > 0) return null;
  return {
    from: source,
    name: name.slice(0, MAX_EVENT_NAME),
    monday: typeof monday === 'string' ? monday : null,
    effects: read,
    favourites: Array.isArray(favourites) ? favourites.flatMap(favouritesIn) : [],
  };
}

function favouritesIn(value: unknown): readonly FixedFavourites[] {
  const { types, areas } = isObject(value) ? value : {};
  if (!Array.isArray(types) || !Array.isArray(areas)) return [];
  return [
    {
      types: ELEMENT_TYPES.filter((type) => types.includes(type)),
      areas: areas.filter((area) => typeof area === 'string'),
    },
  ];
}
