// Rows of the table of events: effects that are simulated, apart from descriptions; no target means all Pokémon.
import { COUNTING } from '../../facts/check-events.mjs';

const whoOf = ({ all, ...who }) => (all ? {} : { who });

const countingOf = ({ what, factor, add, who }) => ({ what, factor, add, ...whoOf(who) });

export const newsOf = ({ what, factor, add, who, limitPerDay }) => ({
  what,
  factor,
  add,
  species: who.species,
  limitPerDay,
});

export function eventRow({ key, name, start, end, effects, fixedFavourites, note, uncertain, updated, revision }) {
  const counts = ({ what }) => what in COUNTING;
  return {
    key,
    name,
    start,
    end,
    effects: effects.filter(counts).map(countingOf),
    news: effects.filter((effect) => !counts(effect)).map(newsOf),
    favourites: fixedFavourites,
    note,
    uncertain,
    updated,
    revision,
  };
}
