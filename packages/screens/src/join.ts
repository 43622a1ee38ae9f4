// Several pictures of one creature, unscrolled and scrolled, become one.
import { isSure, type ReadValue } from './marks.ts';
import type { Screen } from './read-screen.ts';

/** The better reading: what is sure, else what was seen at all. */
const better = <T>(a: ReadValue<T> | undefined, b: ReadValue<T> | undefined): ReadValue<T> | undefined =>
  isSure(a) || b === undefined ? a : isSure(b) || a === undefined ? b : a;

const contradicts = (a: ReadValue<unknown> | undefined, b: ReadValue<unknown> | undefined): boolean =>
  isSure(a) && isSure(b) && a?.value !== b?.value;

const slots = <T>(a: readonly T[], b: readonly T[]): readonly number[] => [...(a.length > b.length ? a : b).keys()];

/** Level and RP are on every picture of a creature: pictures show the same one if these agree and nothing else contradicts. */
export function isSameCreature(a: Screen, b: Screen): boolean {
  const isSame = (x: ReadValue<number> | undefined, y: ReadValue<number> | undefined) =>
    x !== undefined && x.value === y?.value;
  if (!isSame(a.level, b.level) || !isSame(a.rp, b.rp)) return false;
  const [nameA, nameB] = [a.name?.matches[0], b.name?.matches[0]];
  if (nameA && nameB && nameA.key !== nameB.key && nameA.distance < 0.2 && nameB.distance < 0.2) return false;
  return !(
    contradicts(a.interval, b.interval) ||
    contradicts(a.carry, b.carry) ||
    contradicts(a.skillLevel, b.skillLevel) ||
    contradicts(a.nature, b.nature) ||
    contradicts(a.hours, b.hours) ||
    slots(a.subskills, b.subskills).some((slot) => contradicts(a.subskills[slot], b.subskills[slot])) ||
    slots(a.counts, b.counts).some((slot) => contradicts(a.counts[slot], b.counts[slot]))
  );
}

type Words = Screen['name'];

const nearer = (a: Words, b: Words): Words =>
  (a?.matches[0]?.distance ?? 2) <= (b?.matches[0]?.distance ?? 2) ? a : b;

export function joined(a: Screen, b: Screen): Screen {
  return {
    name: nearer(a.name, b.name),
    level: better(a.level, b.level),
    rp: better(a.rp, b.rp),
    interval: better(a.interval, b.interval),
    carry: better(a.carry, b.carry),
    skill: nearer(a.skill, b.skill),
    skillLevel: better(a.skillLevel, b.skillLevel),
    subskills: slots(a.subskills, b.subskills).map((slot) => better(a.subskills[slot], b.subskills[slot])),
    nature: better(a.nature, b.nature),
    mint: a.mint || b.mint,
    counts: slots(a.counts, b.counts).map((slot) => better(a.counts[slot], b.counts[slot])),
    icons: slots(a.icons, b.icons).map((slot) => a.icons[slot] ?? b.icons[slot]),
    hours: better(a.hours, b.hours),
    notes: a.notes.length <= b.notes.length ? a.notes : b.notes,
    places: [...a.places, ...b.places],
  };
}
