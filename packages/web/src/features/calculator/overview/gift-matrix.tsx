// Support per day: givers in rows, receivers in columns.
import { memo, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { Portrait } from '../../../parts/pictures/portrait.tsx';
import { amountText, marginText } from '../../../parts/words/range-text.ts';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { Stack, Text } from '../../../ui/layout/layout.tsx';
import { type Gift, type GiftCell, giftRows } from '../results/support.ts';
import { type MemberContext, memberName, type TeamReport } from '../results/team-report.ts';
import * as styles from './gift-matrix.module.css';

const t = messages('calculator');

const GIFTS = [
  { value: 'energy', label: 'overview.energy' },
  { value: 'helps', label: 'overview.helps' },
] as const;

export const GiftMatrix = memo(({ context }: { readonly context: TeamReport }) => {
  const offered = GIFTS.filter(({ value }) => giftRows(context, value).length > 0);
  const [chosen, setChosen] = useState<string>('energy');
  const gift = offered.find(({ value }) => value === chosen)?.value ?? offered[0]?.value;
  if (gift === undefined) return <Text tone="muted">{t('overview.noGifts')}</Text>;
  return (
    <>
      {offered.length > 1 && (
        <Segmented
          label={t('overview.show')}
          value={gift}
          choices={offered.map(({ value, label }) => ({ value, label: t(label) }))}
          onChange={setChosen}
        />
      )}
      <Matrix rows={giftRows(context, gift)} members={context.members} gift={gift} />
    </>
  );
});

interface MatrixProps {
  readonly rows: readonly (readonly GiftCell[])[];
  readonly members: readonly MemberContext[];
  readonly gift: Gift;
}

function Matrix({ rows, members, gift }: MatrixProps) {
  const most = Math.max(...rows.flat().map(({ amount }) => amount));
  return (
    <table className={styles.gifts} data-gift={gift}>
      <caption className="unseen">{t(gift === 'energy' ? 'overview.energyGiven' : 'overview.helpsGiven')}</caption>
      <thead>
        <tr>
          <td className={styles.corner}>{t('overview.giftCorner')}</td>
          {members.map((member) => (
            <th key={member.index} scope="col">
              <Face member={member} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]?.from.index}>
            <th scope="row">{row[0] && <Face member={row[0].from} />}</th>
            {row.map(({ to, amount, error }) => (
              <td key={to.index} title={amount > 0 ? marginText(error) : undefined}>
                {amount > 0 ? amountText(amount) : '–'}
                <span className={styles.part} style={{ width: `${(100 * amount) / most}%` }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Face({ member }: { readonly member: MemberContext }) {
  return (
    <Stack as="span" align="center" slim>
      <Portrait species={member.build.species} size={36} shiny={member.creature.shiny} decorative />
      <Text as="span" className={styles.name} size="small" breaks="never">
        {memberName(member)}
      </Text>
    </Stack>
  );
}
