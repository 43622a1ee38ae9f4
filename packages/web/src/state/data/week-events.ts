// The events of a week as a player's choice. With it comes the table of all events, so it is loaded only when one is asked for.
import { type ChosenEvent, eventsInWeek, rulesOfWeek } from '@oversleep/game';

/** `name` where one of the week's events was picked; otherwise all that count are named. */
export function eventOfWeek(monday: string, from: 'week' | 'past', name?: string): ChosenEvent {
  const counting = eventsInWeek(monday).filter(({ counts, effects }) => counts && effects.length > 0);
  return { from, name: name ?? counting.map((event) => event.name).join(', '), monday, ...rulesOfWeek(monday) };
}
