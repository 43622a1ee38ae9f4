// Unknown input in, effects of an event or a list of problems out.
import { ELEMENT_TYPES } from './element-types.ts';
import { isObject, type Report, shown } from './reading.ts';
import { orNull, otherwise } from './shape/modifiers.ts';
import { type Description, NONE, type Shape } from './shape/shape.ts';
import { list, object } from './shape/structures.ts';
import { DATE_PATTERN, keptText, oneOf, text } from './shape/values.ts';
import type { ElementType, Specialty } from './types.ts';
import { type ChosenEvent, EVENT_KINDS, type EventEffect, type EventKind, type EventWho } from './week-event.ts';

export const MAX_EVENT_NAME = 100;
export const MAX_EVENT_EFFECTS = 50;
export const MAX_EVENT_FACTOR = 10;
export const MAX_EVENT_ADDITION = 50;

export const EVENT_SPECIALTIES = ['berry', 'ingredient', 'skill'] as const satisfies readonly Specialty[];

const isKind = (what: unknown): what is EventKind => typeof what === 'string' && Object.hasOwn(EVENT_KINDS, what);

function eventEffectsIn(report: Report, field: string, value: unknown): readonly EventEffect[] {
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
  const target = targetIn(report, `${field}.who`, who);
  if (target && !aimed) report.problem(`${field}.who`, `${what} counts for everyone`);
  return [{ what, [form]: amount, ...(target && { who: target }) }];
}

/** Undefined: all members. */
function targetIn(report: Report, field: string, value: unknown): EventWho | undefined {
  if (value === undefined || value === null || (isObject(value) && value.all === true)) return undefined;
  const { type, specialty } = isObject(value) ? value : {};
  const types = [type ?? []].flat();
  const known = ELEMENT_TYPES.filter((one) => types.includes(one));
  const skilled = EVENT_SPECIALTIES.find((one) => one === specialty);
  if (known.length < types.length || (specialty !== undefined && !skilled) || known.length + Number(!!skilled) === 0)
    report.problem(field, `who must name types or one of ${EVENT_SPECIALTIES.join(', ')}, not ${shown(value)}`);
  return { ...(known.length > 0 && { type: known }), ...(skilled && { specialty: skilled }) };
}

const SOURCES = ['week', 'past', 'own'] as const satisfies readonly ChosenEvent['from'][];

const elementTypes: Shape<readonly ElementType[]> = {
  description: { kind: 'list', of: { kind: 'choice', values: ELEMENT_TYPES }, most: ELEMENT_TYPES.length },
  read: (value) => (Array.isArray(value) ? ELEMENT_TYPES.filter((type) => value.includes(type)) : NONE),
};

const mayBeMissing = true;
const effect: Description = {
  kind: 'object',
  fields: {
    what: { description: { kind: 'choice', values: Object.keys(EVENT_KINDS) } },
    factor: { mayBeMissing, description: { kind: 'number', min: 0, max: MAX_EVENT_FACTOR, whole: false, above: true } },
    add: { mayBeMissing, description: { kind: 'number', min: 0, max: MAX_EVENT_ADDITION, whole: true } },
    who: {
      mayBeMissing,
      description: {
        kind: 'object',
        fields: {
          type: { mayBeMissing, description: elementTypes.description },
          specialty: { mayBeMissing, description: { kind: 'choice', values: EVENT_SPECIALTIES } },
        },
      },
    },
  },
};

/** In the words of facts/events.json. One wrong effect makes all of them useless. */
export const effectsShape: Shape<readonly EventEffect[]> = {
  description: { kind: 'list', of: effect, most: MAX_EVENT_EFFECTS },
  read: (value, at, { report }) => {
    const before = report.problems.length;
    const effects = eventEffectsIn(report, at, value);
    return report.problems.length > before ? NONE : effects;
  },
};

/** How it travels. */
export const chosenEventShape = orNull(
  object({
    from: oneOf(SOURCES),
    name: keptText(undefined, { most: MAX_EVENT_NAME }),
    monday: orNull(keptText(undefined, { pattern: DATE_PATTERN })),
    effects: effectsShape,
    favourites: otherwise(
      list(
        object({
          types: elementTypes,
          areas: list(text(undefined, { most: 64 }), undefined, {
            most: 50,
            keep: 'none',
          }),
        }),
        undefined,
        { most: 20 },
      ),
      [],
    ),
  }),
);
