// How accurate past forecasts were, week by week, and the export of the week.

import { type PlayerWeek, WEEK_LIMITS } from '@oversleep/game';
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { dayText } from '../../parts/words/moment.ts';
import { countText } from '../../parts/words/wording.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { download } from '../../ui/charts/export.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Grid, Note } from '../../ui/layout/layout.tsx';
import { PlainTable } from '../../ui/tables/plain-table.tsx';
import { calibrationOf } from './week-plan.ts';
import { dayName, rangeText } from './week-words.ts';
import * as styles from './week.module.css';

const t = messages('week');

interface PastWeeksProps {
  readonly week: PlayerWeek;
  readonly onChange: (week: PlayerWeek) => void;
}

const VERDICTS = { below: 'past.below', within: 'past.asExpected', above: 'past.above' } as const;

export function PastWeeks({ week, onChange }: PastWeeksProps) {
  const { weeks, within } = calibrationOf(week);
  const open = week.past.findLast(({ strength }) => strength === null);
  const save = () =>
    download(
      `oversleep-week-${week.monday}.json`,
      new Blob([JSON.stringify({ format: 'oversleep-week', week }, null, 2)], { type: 'application/json' }),
    );
  return (
    <section aria-label={t('past.title')}>
      <Disclosure
        heading={2}
        label={t('past.title')}
        // A week whose end was never entered is asked for.
        open={open !== undefined}
        {...(weeks.length > 0 && { value: t('past.value', { within, count: weeks.length }) })}
      >
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
          <Note className={styles.note}>{t('past.empty')}</Note>
        ) : (
          <>
            <p>{t.rich('past.within', { within, count: weeks.length, b: (inner) => <b>{inner}</b> })}</p>
            <PlainTable
              columns={[t('past.week'), t('past.forecast'), t('past.range'), t('past.actual'), t('past.verdict')]}
              words
              stacks
            >
              {weeks.map(({ monday, forecast, strength, verdict }) => (
                <tr key={monday}>
                  <th scope="row">{dayText(monday)}</th>
                  <td>{dayName(forecast.day)}</td>
                  <td>{rangeText(countText(forecast.p10), countText(forecast.p90))}</td>
                  <td>
                    <b>{countText(strength)}</b>
                  </td>
                  <td>{t(VERDICTS[verdict])}</td>
                </tr>
              ))}
            </PlainTable>
          </>
        )}
        <div>
          <Button small icon={<Glyph name="download" size={18} />} onClick={save}>
            {t('past.export')}
          </Button>
        </div>
      </Disclosure>
    </section>
  );
}

/** Asks for the final strength of a week that was never entered. */
function Ending({ monday, onEnd }: { readonly monday: string; readonly onEnd: (strength: number) => void }) {
  const [strength, setStrength] = useState(0);
  return (
    <Grid
      as="form"
      className={styles.ending}
      gap={3}
      align="end"
      onSubmit={(event) => {
        event.preventDefault();
        if (strength > 0) onEnd(strength);
      }}
    >
      <NumberField
        label={t('past.ended', { week: dayText(monday) })}
        live
        min={0}
        max={WEEK_LIMITS.strength}
        value={strength}
        onChange={setStrength}
      />
      <Button small type="submit" disabled={strength === 0}>
        {t('save')}
      </Button>
    </Grid>
  );
}
