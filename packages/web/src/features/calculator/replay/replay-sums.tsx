// Sums of the day so far.

import { messages } from '../../../messages/messages.ts';
import { amountText } from '../../../parts/words/range-text.ts';
import { countText } from '../../../parts/words/wording.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { PlainTable } from '../../../ui/tables/plain-table.tsx';
import { memberName, type TeamReport } from '../results/team-report.ts';
import type { DaySums } from './replay-events.ts';

const t = messages('calculatorReplay');

interface ReplaySumsProps {
  readonly context: TeamReport;
  readonly sums: DaySums;
  readonly clock: string;
}

const NOTHING = { procs: 0, energyGiven: 0, helpsGiven: 0 };

export function ReplaySums({ context, sums, clock }: ReplaySumsProps) {
  return (
    <Stack gap={2} packed slim>
      <h4>{t('sums.until', { time: clock })}</h4>
      <PlainTable
        caption={t('sums.caption')}
        columns={[t('sums.member'), t('sums.procs'), t('sums.energy'), t('sums.helps')]}
      >
        {context.members.map((member) => {
          const { procs, energyGiven, helpsGiven } = sums.members.get(member.index) ?? NOTHING;
          return (
            <tr key={member.index}>
              <th scope="row">{memberName(member)}</th>
              <td>{procs}</td>
              <td>{amountText(energyGiven)}</td>
              <td>{amountText(helpsGiven)}</td>
            </tr>
          );
        })}
      </PlainTable>
      <p>{t.rich('sums.dishes', { strength: countText(sums.dishes), b: (inner) => <b>{inner}</b> })}</p>
    </Stack>
  );
}
