// A member's full inventory: for how long, and what it costs in each hour of the night.

import { formatClock } from '@oversleep/game';
import { messages } from '../../../messages/messages.ts';
import { amountText } from '../../../parts/words/range-text.ts';
import { PlainTable } from '../../../ui/tables/plain-table.tsx';
import type { FullBag as Costs } from './full-bag-hours.ts';
import * as styles from './full-bag.module.css';

const t = messages('calculatorMembers');

export function FullBag({ costs: { hoursFull, helps, lost, hours } }: { readonly costs: Costs }) {
  const most = Math.max(...hours.map((hour) => hour.helps));
  return (
    <>
      <p>
        {t('bag.sentence', {
          hours: amountText(hoursFull),
          helps: amountText(helps),
          lost: amountText(lost),
        })}
      </p>
      <PlainTable columns={[t('bag.hour'), t('bag.helps'), t('bag.lost')]} words>
        {hours.map((hour) => (
          <tr key={hour.from}>
            <th scope="row">{formatClock(hour.from)}</th>
            <td>
              <span
                className={styles.fullBagBar}
                style={{ width: `${most > 0 ? (60 * hour.helps) / most : 0}%` }}
                aria-hidden="true"
              />
              {amountText(hour.helps)}
            </td>
            <td>{amountText(hour.lost)}</td>
          </tr>
        ))}
      </PlainTable>
    </>
  );
}
