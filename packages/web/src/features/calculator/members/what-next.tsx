// Next upgrades of a member: each is simulated with the same random numbers, as strength per week.

import type { Estimate } from '@oversleep/engine';
import { UPGRADES } from '@oversleep/questions';
import { type ReactNode, useMemo, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { changeText, marginText } from '../../../parts/words/range-text.ts';
import { countText } from '../../../parts/words/wording.ts';
import { useAnswer } from '../../../sim/use-answer.ts';
import type { Outlook } from '../../../state/data/results.ts';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { Details } from '../../../ui/details.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { Stack, Text } from '../../../ui/layout/layout.tsx';
import { type MemberContext, memberName, type TeamReport } from '../results/team-report.ts';
import { BIRTH_VIEWS, type BirthView, birthRows, stepRows, type UpgradeRow, upgradeRows } from './upgrade-rows.ts';
import * as styles from './what-next.module.css';

const t = messages('calculatorMembers');

const bold = (inner: ReactNode) => <b>{inner}</b>;

interface WhatNextProps {
  readonly context: TeamReport;
  readonly member: MemberContext;
}

export function WhatNext({ context, member }: WhatNextProps) {
  const { question } = context;
  const input = useMemo(() => ({ question, place: member.index }), [question, member.index]);
  const asked = useAnswer(UPGRADES, input);
  if (asked.state === 'failed') return <FailureBanner what={t('next.failed')} why={asked.why} onRetry={asked.retry} />;
  return (
    <Stack gap={3} fit>
      {asked.state === 'waiting' && (
        <ProgressBar label={t('next.loading', { name: memberName(member) })} share={asked.done} />
      )}
      {asked.last && <Outcome context={context} member={member} outlook={asked.last} />}
    </Stack>
  );
}

function Outcome({ context, member, outlook }: WhatNextProps & { readonly outlook: Outlook }) {
  const rows = upgradeRows(context.game, member.creature, outlook.upgrades);
  const steps = stepRows(rows);
  return (
    <>
      <Worth name={memberName(member)} gain={outlook.member?.gain} />
      <Gains rows={steps} empty={t('next.done')} />
      <BestWords row={steps[0]} />
      <Otherwise rows={rows} />
    </>
  );
}

/** Other natures and sub skills, folded because a player can't change them. */
function Otherwise({ rows }: { readonly rows: readonly UpgradeRow[] }) {
  const [isOpen, setOpen] = useState(false);
  const [view, setView] = useState<BirthView>('best');
  const offered = BIRTH_VIEWS.filter((value) => value === 'best' || birthRows(rows, value).length > 0);
  return (
    <Details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} label={t('next.otherwise')}>
      {isOpen && (
        <Stack gap={3} fit>
          <Text className={styles.best} tone="muted">
            {t('next.otherwiseNote')}
          </Text>
          <Segmented
            label={t('next.show')}
            value={view}
            choices={offered.map((value) => ({ value, label: t(`birth.${value}`) }))}
            onChange={(chosen) => setView(BIRTH_VIEWS.find((value) => value === chosen) ?? 'best')}
          />
          <Gains rows={birthRows(rows, view)} empty={view === 'best' ? t('next.noBest') : t('next.none')} />
        </Stack>
      )}
    </Details>
  );
}

function Gains({ rows, empty }: { readonly rows: readonly UpgradeRow[]; readonly empty: string }) {
  return (
    <BarChart
      title={t('next.gainTitle')}
      note={t('next.gainNote')}
      groupName={t('next.improvement')}
      direction="horizontal"
      series={[{ key: 'gain', label: t('next.gain'), colour: 'var(--strength)' }]}
      groups={rows.map(({ key, label, gain, low, high }) => ({
        key,
        label,
        values: { gain: { value: gain, low, high } },
      }))}
      format={countText}
      empty={empty}
    />
  );
}

function BestWords({ row }: { readonly row: UpgradeRow | undefined }) {
  if (!row) return null;
  return (
    <Text className={styles.best} tone="muted">
      {t.rich('next.first', {
        clear: row.clear ? 'yes' : 'other',
        upgrade: row.label,
        gain: changeText(row.gain, countText),
        margin: marginText(row.error, countText),
        b: bold,
      })}
    </Text>
  );
}

interface WorthProps {
  readonly name: string;
  readonly gain: Estimate | undefined;
}

function Worth({ name, gain }: WorthProps) {
  if (!gain) return null;
  return (
    <p>
      {t.rich('next.worth', {
        name,
        gain: changeText(gain.mean, countText),
        margin: marginText(gain.error, countText),
        b: bold,
      })}
    </p>
  );
}
