// Whether the events hold together: known kinds of effects, dates in order, targets that exist.
import { isRising } from './notebook.mjs';

/** Kinds that change what a team makes, and in which form: the same as in packages/game/src/week-event.ts. */
export const COUNTING = {
  skillTrigger: 'factor',
  skillLevel: 'add',
  berriesPerHelp: 'add',
  ingredientsPerHelp: 'add',
  helpingSpeed: 'factor',
  carryLimit: 'add',
  carryFactor: 'factor',
  dishStrength: 'factor',
  potSize: 'factor',
  energyFromDish: 'add',
  ingredientsFromSkills: 'factor',
  ingredientMagnet: 'factor',
  ingredientDraw: 'factor',
  berryBurst: 'factor',
  dreamShardsFromSkills: 'factor',
};

/** Kinds that are only listed. */
const LISTED = {
  candyExp: 'factor',
  candyFromResearch: 'factor',
  candyShardCost: 'factor',
  dreamShardsFromResearch: 'factor',
  drowsyPower: 'factor',
  sleepExp: 'factor',
  sleepPoints: 'add',
};

const isDate = (text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().slice(0, 10) === text;

export function checkEvents({ events: { asOf, events, fullMoons, goodSleepDay }, ...tables }, note) {
  const { ensure, unique, between } = note;
  ensure(isDate(asOf), `events: asOf ${asOf}`);
  unique(
    'events',
    events.map(({ key }) => key),
  );
  ensure(
    events.every(({ start }, i) => i === 0 || events[i - 1].start <= start),
    'events: oldest first',
  );
  for (const { key, name, start, end, effects, fixedFavourites, source, updated, revision } of events) {
    const who = `event ${name}`;
    ensure(/^[A-Z][A-Z0-9_]+$/.test(key), `${who}: needs a key in upper snake case`);
    ensure(isDate(start) && isDate(end) && start < end, `${who}: ${start} to ${end}`);
    ensure(source, `${who}: needs a source`);
    ensure((updated === undefined) === (revision === undefined), `${who}: a change has a date and a revision`);
    ensure(updated === undefined || isDate(updated), `${who}: updated ${updated}`);
    for (const effect of effects) checkEffect(who, effect, tables, note);
    for (const type of fixedFavourites?.types ?? []) checkType(who, type, tables, note);
    for (const area of fixedFavourites?.areas ?? [])
      ensure(
        tables.islands.some(({ shortName }) => shortName === area),
        `${who}: no such island as ${area}`,
      );
  }
  for (const effect of [...goodSleepDay.fullMoon, ...goodSleepDay.beside])
    checkEffect('Good Sleep Day', effect, tables, note);
  ensure(isRising(fullMoons.map(({ date }) => Date.parse(date))), 'full moons: oldest first');
  for (const { date, drowsyPower, source } of fullMoons) {
    ensure(isDate(date) && source, `full moon ${date}: a date and a source`);
    between(`full moon ${date}, drowsyPower`, drowsyPower, 1, 5);
  }
}

function checkEffect(who, { what, factor, add, who: target }, tables, { ensure, between }) {
  const form = { ...COUNTING, ...LISTED }[what];
  ensure(form, `${who}: no such effect as ${what}`);
  ensure((form === 'factor') === (factor !== undefined), `${who}: ${what} is ${form === 'add' ? 'added' : 'a factor'}`);
  between(`${who}, ${what}`, factor ?? add, 1, form === 'factor' ? 10 : 1000);
  for (const type of target.type ?? []) checkType(who, type, tables, { ensure });
  for (const name of target.species ?? [])
    ensure(
      tables.species.some((row) => row.name === name),
      `${who}: no such species as ${name}`,
    );
  ensure(
    target.all === true || target.type || target.species || ['berry', 'ingredient', 'skill'].includes(target.specialty),
    `${who}: which Pokémon is ${what} for?`,
  );
}

const checkType = (who, type, { berries }, { ensure }) =>
  ensure(
    berries.some((berry) => berry.type === type),
    `${who}: no such type as ${type}`,
  );
