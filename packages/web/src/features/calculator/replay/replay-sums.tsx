// What the day has brought until now.
import { amountText } from '../../../parts/words/range-text.ts';
import { countText } from '../../../parts/words/wording.ts';
import { nameOf, type ResultContext } from '../results/result-context.ts';
import type { DaySums } from './replay-events.ts';
import * as styles from './explain.module.css';

interface ReplaySumsProps {
  readonly context: ResultContext;
  readonly sums: DaySums;
  readonly clock: string;
}

const NOTHING = { procs: 0, energyGiven: 0, helpsGiven: 0 };

export function ReplaySums({ context, sums, clock }: ReplaySumsProps) {
  return (
    <div className={styles.replaySums}>
      <h4>Until {clock}</h4>
      <table>
        <caption className="unseen">What everybody's skill has done so far</caption>
        <thead>
          <tr>
            <th scope="col">Member</th>
            <th scope="col">Procs</th>
            <th scope="col">Energy given</th>
            <th scope="col">Helps given</th>
          </tr>
        </thead>
        <tbody>
          {context.members.map((member) => {
            const { procs, energyGiven, helpsGiven } = sums.members.get(member.index) ?? NOTHING;
            return (
              <tr key={member.index}>
                <th scope="row">{nameOf(member)}</th>
                <td>{procs}</td>
                <td>{amountText(energyGiven)}</td>
                <td>{amountText(helpsGiven)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>
        Dishes so far: <b>{countText(sums.dishes)}</b> strength, before the area bonus.
      </p>
    </div>
  );
}
