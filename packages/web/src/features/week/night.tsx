// The sleep of a day: a nap if there is one, and the night, with drowsy power and who comes.
import {
  daysLater,
  type Game,
  napProblem,
  nightFactorsOn,
  type PlayerWeek,
  type Schedule,
  WEEKDAYS,
  type Weekday,
} from '@oversleep/game';
import { chanceTexts } from '../../parts/sharing/share-texts.ts';
import { amountText } from '../../parts/words/range-text.ts';
import { countText } from '../../parts/words/wording.ts';
import type { WeekAnswer } from '../../sim/week.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TimeField } from './time-field.tsx';
import { withNap } from './week-plan.ts';
import { DAY_NAMES } from './week-words.ts';
import * as styles from './calendar.module.css';

interface NightProps {
  readonly game: Game;
  readonly schedule: Schedule;
  readonly week: PlayerWeek;
  readonly day: Weekday;
  readonly night: WeekAnswer['nights'][number] | undefined;
  readonly onChange: (week: PlayerWeek) => void;
}

/** To begin with. */
const USUAL_NAP = { from: '14:00', to: '15:30' };

export function Night({ game, schedule, week, day, night, onChange }: NightProps) {
  const nap = week.naps[day];
  const factor = nightFactorsOn(daysLater(week.monday, WEEKDAYS.indexOf(day))).drowsyPower;
  const problem = nap && napProblem(game, schedule, nap);
  return (
    <>
      {nap && (
        <section className={styles.night} aria-label={`Nap on ${DAY_NAMES[day]}`}>
          <h4>Nap</h4>
          <div className={styles.times}>
            <TimeField
              label="From"
              value={nap.from}
              onChange={(from) => onChange(withNap(week, day, { ...nap, from }))}
            />
            <TimeField label="To" value={nap.to} onChange={(to) => onChange(withNap(week, day, { ...nap, to }))} />
          </div>
          {problem !== undefined && (
            <p className={styles.failed} role="status">
              {problem}: it is left out.
            </p>
          )}
          {night?.nap && <Sleep sleep={night.nap} factor={factor} />}
          <Button small variant="quiet" onClick={() => onChange(withNap(week, day, null))}>
            No nap<span className="unseen"> on {DAY_NAMES[day]}</span>
          </Button>
        </section>
      )}
      <div className={styles.night}>
        <h4>Night</h4>
        {night && <Sleep sleep={night} factor={factor} />}
        {!nap && (
          <Button small variant="quiet" onClick={() => onChange(withNap(week, day, USUAL_NAP))}>
            Add a nap<span className="unseen"> on {DAY_NAMES[day]}</span>
          </Button>
        )}
      </div>
    </>
  );
}

interface SleepProps {
  readonly sleep: Pick<WeekAnswer['nights'][number], 'score' | 'drowsyPower' | 'pokemon'>;
  /** Of the day's events. */
  readonly factor: number;
}

const MILLION = 1e6;

function Sleep({ sleep: { score, drowsyPower, pokemon }, factor }: SleepProps) {
  const [low, high] = [drowsyPower.p10, drowsyPower.p90].map((power) => amountText(power / MILLION));
  return (
    <>
      <p className={styles.note}>
        Score {score}, drowsy power {low === high ? low : `${low} to ${high}`} million
        {factor !== 1 && ` (× ${factor})`}
      </p>
      {pokemon.length > 0 && (
        <p>
          {chanceTexts(pokemon)
            .map(({ count, text }) => `${countText(count)} Pokémon ${text}`)
            .join(' · ')}
        </p>
      )}
    </>
  );
}
