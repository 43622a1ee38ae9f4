// The sleep of a day: nap and night, with Drowsy Power and the number of Pokémon that appear.
import {
  daysLater,
  type Game,
  type NapProblem,
  napProblem,
  nightFactorsOn,
  type PlayerWeek,
  type Schedule,
  WEEKDAYS,
  type Weekday,
} from '@oversleep/game';
import type { ReactNode } from 'react';
import { numberFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { chanceTexts } from '../../parts/sharing/share-texts.ts';
import { durationText } from '../../parts/words/duration-text.ts';
import type { WeekAnswer } from '../../sim/week.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Grid, Note, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { TimeField } from './time-field.tsx';
import { withNap } from './week-plan.ts';
import { dayName, rangeText } from './week-words.ts';
import * as styles from './calendar.module.css';

const t = messages('week');

interface NightProps {
  readonly game: Game;
  readonly schedule: Schedule;
  readonly week: PlayerWeek;
  readonly day: Weekday;
  readonly night: WeekAnswer['nights'][number] | undefined;
  readonly onChange: (week: PlayerWeek) => void;
}

/** Default times of a new nap. */
const USUAL_NAP = { from: '14:00', to: '15:30' };

export function Night({ game, schedule, week, day, night, onChange }: NightProps) {
  const nap = week.naps[day];
  const factor = nightFactorsOn(daysLater(week.monday, WEEKDAYS.indexOf(day))).drowsyPower;
  const problem = nap && napProblem(game, schedule, nap);
  return (
    <>
      {nap && (
        <Stack
          as="section"
          className={styles.night}
          gap={1}
          fit
          align="start"
          size="label"
          aria-label={t('night.napOn', { day: dayName(day) })}
        >
          <Row className={styles.nightHead} wide gap={2} justify="between">
            <h4>{t('night.nap')}</h4>
            <Button small variant="quiet" onClick={() => onChange(withNap(week, day, null))}>
              {t.rich('night.removeNap', { day: dayName(day), unseen })}
            </Button>
          </Row>
          <Grid least={8} gap={2} wide>
            <TimeField
              label={t('night.from')}
              value={nap.from}
              onChange={(from) => onChange(withNap(week, day, { ...nap, from }))}
            />
            <TimeField
              label={t('night.to')}
              value={nap.to}
              onChange={(to) => onChange(withNap(week, day, { ...nap, to }))}
            />
          </Grid>
          {problem !== undefined && (
            <Text tone="warning" size="small" role="status">
              {napProblemText(problem)}
            </Text>
          )}
          {night?.nap && <Sleep sleep={night.nap} factor={factor} />}
        </Stack>
      )}
      <Stack className={styles.night} gap={1} fit align="start" size="label">
        <Row className={styles.nightHead} wide gap={2} justify="between">
          <div>
            <h4>{t('night.title')}</h4>
            {night && <Sleep sleep={night} factor={factor} isTonight={day === week.day} />}
          </div>
          {!nap && (
            <Button small variant="quiet" onClick={() => onChange(withNap(week, day, USUAL_NAP))}>
              {t.rich('night.addNap', { day: dayName(day), unseen })}
            </Button>
          )}
        </Row>
      </Stack>
    </>
  );
}

const unseen = (inner: ReactNode) => <span className="unseen">{inner}</span>;

const napProblemText = (problem: NapProblem): string =>
  problem.code === 'length'
    ? t('napProblems.length', { least: durationText(problem.least), most: durationText(problem.most) })
    : t(`napProblems.${problem.code}`);

interface SleepProps {
  readonly sleep: Pick<WeekAnswer['nights'][number], 'score' | 'drowsyPower' | 'pokemon'>;
  /** Factor on Drowsy Power from the day's events. */
  readonly factor: number;
  /** The night after the moment of the plan. */
  readonly isTonight?: boolean;
}

const compactText = numberFormat({ notation: 'compact', maximumFractionDigits: 1 });

function Sleep({ sleep: { score, drowsyPower, pokemon }, factor, isTonight = false }: SleepProps) {
  const power = rangeText(compactText(drowsyPower.p10), compactText(drowsyPower.p90));
  const [only, ...others] = pokemon;
  const seen =
    only && others.length === 0
      ? [t(isTonight ? 'night.sureTonight' : 'night.sure', { count: only.count })]
      : chanceTexts(pokemon).map(({ count, text }) => t('night.pokemon', { count, chance: text }));
  return (
    <Row as="p" gapX={3} wrap align="stretch">
      <Note as="span" size="small" weight={400}>
        {factor === 1 ? t('night.sleep', { score, power }) : t('night.sleepEvent', { score, power, factor })}
      </Note>
      <span>{seen.join(' · ')}</span>
    </Row>
  );
}
