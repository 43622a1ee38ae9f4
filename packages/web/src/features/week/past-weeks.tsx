// How forecasts compared with what came, week by week, and all of it as a file.
import { type PlayerWeek, WEEK_LIMITS } from '@oversleep/game';
import { useState } from 'react';
import { countText } from '../../parts/words/wording.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { download } from '../../ui/charts/export.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { calibrationOf } from './week-plan.ts';
import { DAY_NAMES } from './week-words.ts';
import * as styles from './week.module.css';

interface PastWeeksProps {
  readonly week: PlayerWeek;
  readonly onChange: (week: PlayerWeek) => void;
}

const VERDICTS = { below: 'less than expected', within: 'as expected', above: 'more than expected' } as const;

export function PastWeeks({ week, onChange }: PastWeeksProps) {
  const { weeks, within } = calibrationOf(week);
  const open = week.past.findLast(({ strength }) => strength === null);
  const save = () =>
    download(
      `oversleep-week-${week.monday}.json`,
      new Blob([JSON.stringify({ format: 'oversleep-week', week }, null, 2)], { type: 'application/json' }),
    );
  return (
    <section className={`panel ${styles.panel}`} aria-label="Forecast and reality">
      <div className={styles.line}>
        <h2>Forecast and reality</h2>
        <Button small icon={<Glyph name="download" size={18} />} onClick={save}>
          Export
        </Button>
      </div>
      {open && (
        <Ending
          key={open.monday}
          monday={open.monday}
          onEnd={(strength) =>
            onChange({ ...week, past: week.past.map((one) => (one === open ? { ...one, strength } : one)) })
          }
        />
      )}
      {weeks.length === 0 ? (
        <p className={styles.note}>
          Note the strength that the game shows now and then. When the week is over, you see here how well it was
          foretold: in eight weeks of ten it should end within the range.
        </p>
      ) : (
        <>
          <p>
            Within the range in <b>{within}</b> of {weeks.length} {weeks.length === 1 ? 'week' : 'weeks'}; eight of ten
            are expected.
          </p>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Week of</th>
                <th scope="col">Foretold</th>
                <th scope="col">Range</th>
                <th scope="col">Came</th>
                <th scope="col">So</th>
              </tr>
            </thead>
            <tbody>
              {weeks.map(({ monday, forecast, strength, verdict }) => (
                <tr key={monday}>
                  <th scope="row">{monday}</th>
                  <td>from {DAY_NAMES[forecast.day]}</td>
                  <td>
                    {countText(forecast.p10)} to {countText(forecast.p90)}
                  </td>
                  <td>
                    <b>{countText(strength)}</b>
                  </td>
                  <td>{VERDICTS[verdict]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

/** The end of a week that nobody has told. */
function Ending({ monday, onEnd }: { readonly monday: string; readonly onEnd: (strength: number) => void }) {
  const [strength, setStrength] = useState(0);
  return (
    <form
      className={styles.ending}
      onSubmit={(event) => {
        event.preventDefault();
        if (strength > 0) onEnd(strength);
      }}
    >
      <NumberField
        label={`With what did the week of ${monday} end?`}
        live
        min={0}
        max={WEEK_LIMITS.strength}
        value={strength}
        onChange={setStrength}
      />
      <Button small type="submit" disabled={strength === 0}>
        Keep it
      </Button>
    </form>
  );
}
