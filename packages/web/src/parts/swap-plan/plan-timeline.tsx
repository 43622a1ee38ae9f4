// A swap plan as a picture: a row for each slot, a bar for each Pokémon in it, the days of a week from left to right.
import {
  type Creature,
  DAY,
  DAYS_A_WEEK,
  formatClock,
  type Game,
  mealTimes,
  minuteOf,
  type Schedule,
  type Team,
} from '@oversleep/game';
import { dateFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { displayNameOf } from '../../messages/names.ts';
import { Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Portrait } from '../pictures/portrait.tsx';
import { type SlotPlan as PlanRow, rowsOf, type SlotSwap, type Times, whenOf } from './slot-swaps.ts';
import * as styles from './plan-timeline.module.css';

const t = messages('rotation');

const WEEK = DAY * DAYS_A_WEEK;
const weekday = dateFormat({ weekday: 'short', timeZone: 'UTC' });
/** Any Monday. */
const MONDAY = Date.parse('2024-01-01');
const dayText = (day: number): string => weekday(MONDAY + day * 86_400_000);

interface PlanTimelineProps extends Pick<Team, 'members' | 'rotation'> {
  readonly game: Game;
  readonly schedule: Schedule;
  readonly creatures: Readonly<Record<string, Creature>>;
}

/** For the eyes alone: the page says the same in words. */
export function PlanTimeline({ game, schedule, creatures, ...team }: PlanTimelineProps) {
  const times: Times = {
    schedule,
    meals: mealTimes(game.rules, schedule).map(({ meal, sinceWakeup }) => ({ meal, at: sinceWakeup })),
  };
  const rows = rowsOf(team, times);
  return (
    <Stack gap={1} fit aria-hidden="true">
      <Grid className={styles.days} columns={7} tone="muted" size="small">
        {Array.from({ length: DAYS_A_WEEK }, (_, day) => (
          <span key={dayText(day)}>{dayText(day)}</span>
        ))}
      </Grid>
      {rows.map((row, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its slot
        <Stack key={place} className={styles.row} fit>
          <span className={styles.place}>{place === 0 ? t('timeline.leader') : place + 1}</span>
          <Row align="stretch" gap={0.5} slim>
            {barsOf(row, times).map(({ shift, from, share, isSwap }) => {
              const creature = shift.id === null ? undefined : creatures[shift.id];
              const species = creature && game.species.find(creature.pokemon);
              return (
                <span
                  key={from}
                  className={styles.bar}
                  data-swap={isSwap}
                  data-empty={!creature}
                  style={{ flexGrow: share, flexBasis: 0 }}
                >
                  {creature && species && (
                    <>
                      <Portrait species={species} size={26} shiny={creature.shiny} decorative />
                      <b>{displayNameOf(creature)}</b>
                      <Text as="small" tone="muted" size="small">
                        {noteOf(creature, row, shift, times)}
                      </Text>
                    </>
                  )}
                </span>
              );
            })}
          </Row>
        </Stack>
      ))}
    </Stack>
  );
}

function noteOf({ level }: Creature, row: PlanRow, shift: SlotSwap, times: Times): string {
  if (row.length === 1) return t('timeline.allWeek', { level });
  const minute = minuteOf(shift.at, times) ?? 0;
  const time = formatClock((times.schedule.wakeup + Math.floor(minute)) % DAY);
  return t('timeline.since', { level, day: dayText(shift.day), time });
}

interface Bar {
  readonly shift: SlotSwap;
  readonly from: number;
  readonly share: number;
  /** Not the Pokémon that Monday begins with. */
  readonly isSwap: boolean;
}

/** From Monday's wake-up on; the last one of a week goes on at its beginning. */
function barsOf(row: PlanRow, times: Times): readonly Bar[] {
  const [first, last] = [row[0], row.at(-1)];
  if (!first || !last) return [];
  const starts = row.map((shift) => ({ shift, from: whenOf(shift, times) }));
  const all = whenOf(first, times) > 0 ? [{ shift: last, from: 0 }, ...starts] : starts;
  const monday = all[0]?.shift.id;
  return all.map(({ shift, from }, at) => ({
    shift,
    from,
    share: (all[at + 1]?.from ?? WEEK) - from,
    isSwap: shift.id !== monday,
  }));
}
