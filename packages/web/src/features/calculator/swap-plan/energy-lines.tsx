// Below the timeline: each member's Energy over the week, a row for each, pale while it is on the bench.
import { ENERGY, type TeamQuestion } from '@oversleep/questions';
import { numberFormat } from '../../../messages/formats.ts';
import { messages } from '../../../messages/messages.ts';
import { isIn, type SlotPlan, type Times } from '../../../parts/swap-plan/slot-swaps.ts';
import { useAnswer } from '../../../sim/use-answer.ts';
import type { Creatures } from '../../../state/data/data.ts';
import { Grid, Note, Stack, Text } from '../../../ui/layout/layout.tsx';
import { linesOf, summaryOf } from './energy-course.ts';
import { nameIn } from './swap-plan-words.ts';
import * as styles from './energy-lines.module.css';

const t = messages('rotation');
const whole = numberFormat({ maximumFractionDigits: 0 });

/** Few go higher, and then the lines do as well. */
const USUAL_TOP = 100;

interface EnergyLinesProps {
  readonly question: TeamQuestion;
  readonly rows: readonly SlotPlan[];
  readonly times: Times;
  readonly creatures: Creatures;
  readonly colourOf: (id: string) => string;
}

export function EnergyLines({ question, rows, times, creatures, colourOf }: EnergyLinesProps) {
  const { state, value } = useAnswer(ENERGY, question);
  if (state === 'failed') return <Note size="small">{t('energy.failed')}</Note>;
  const courses = question.members.map(({ creature: { externalId: id } }, m) => ({ id, hours: value?.hours[m] ?? [] }));
  const top = Math.max(USUAL_TOP, ...courses.flatMap(({ hours }) => hours));
  return (
    <Stack as="section" gap={1.5} aria-label={t('energy.title')} aria-busy={!value}>
      <h3 className={styles.title}>{t('energy.title')}</h3>
      <Note size="small">{value ? t('energy.hint', { top: whole(top) }) : t('energy.waiting')}</Note>
      <Stack as="ul" gap={1}>
        {courses.map(({ id, hours }) => {
          const name = nameIn(creatures, id);
          const isInAt = (minute: number) => isIn(rows, id, minute, times);
          const { team, bench, lowest } = summaryOf(hours, isInAt);
          const words = { name, team: whole(team), lowest: whole(lowest) };
          return (
            <Grid as="li" key={id} className={styles.row} edge="bottom" style={{ color: colourOf(id) }}>
              <Text as="span" className={styles.name} tone="muted" size="tiny" aria-hidden="true">
                {name}
              </Text>
              {value && (
                <svg
                  className={styles.lines}
                  viewBox={`0 0 ${hours.length} ${top}`}
                  preserveAspectRatio="none"
                  role="img"
                  aria-label={
                    bench === undefined
                      ? t('energy.always', words)
                      : t('energy.member', { ...words, bench: whole(bench) })
                  }
                >
                  {linesOf(hours, top, isInAt).map(({ path, isInTeam }) => (
                    <path key={path} d={path} data-bench={!isInTeam} />
                  ))}
                </svg>
              )}
            </Grid>
          );
        })}
      </Stack>
    </Stack>
  );
}
