// The events of a week as a player's choice. It brings the table of all events, so it is loaded on demand.
import { type ChosenEvent, eventsInWeek, rulesOfWeek } from '@oversleep/game';

/** `name` of the picked event of the week; otherwise all that count are named. */
export function eventOfWeek(monday: string, from: 'week' | 'past', name?: string): ChosenEvent {
  const counting = eventsInWeek(monday).filter(({ counts, effects }) => counts && effects.length > 0);
  return { from, name: name ?? counting.map((event) => event.name).join(', '), monday, ...rulesOfWeek(monday) };
}
