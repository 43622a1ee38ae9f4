// What teammates do for a member, and what it does for them.
import type { ReactNode } from 'react';
import { listFormat } from '../../../messages/formats.ts';
import { messages } from '../../../messages/messages.ts';
import { Portrait } from '../../../parts/pictures/portrait.tsx';
import { UnitIcon } from '../../../parts/pictures/unit-icon.tsx';
import { amountText, marginText } from '../../../parts/words/range-text.ts';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { receivedBy } from '../results/support.ts';
import { type MemberContext, memberName, othersOf, type TeamReport } from '../results/team-report.ts';
import * as styles from './team-impact.module.css';

const t = messages('calculatorMembers');

const listed = listFormat();

interface TeamImpactProps {
  readonly context: TeamReport;
  readonly member: MemberContext;
}

export function TeamImpact({ context, member }: TeamImpactProps) {
  const received = receivedBy(context, member);
  return (
    <>
      {received.isNothing ? (
        <p className={styles.none}>{t('team.nothing', { name: memberName(member) })}</p>
      ) : (
        <Stack className={styles.impact} gap={1.5}>
          {received.energyFrom.length + received.helpsFrom.length > 0 && <h4>{t('team.skills')}</h4>}
          <Gift
            kind="help"
            icon={<UnitIcon unit="helps" size={20} decorative />}
            text={t('team.helps', { amount: amountText(received.helps) })}
            margin={received.errors.helps}
            from={received.helpsFrom.map(({ from }) => from)}
          />
          <Gift
            kind="energy"
            icon={<UnitIcon unit="energy" size={20} decorative />}
            text={t('team.energy', { amount: amountText(received.energy) })}
            margin={received.errors.energy}
            from={received.energyFrom.map(({ from }) => from)}
          />
          {received.helpingBonus.length + received.energyRecovery.length > 0 && <h4>{t('team.subskills')}</h4>}
          <Gift
            kind="help"
            text={t('team.helpingBonus', { count: received.helpingBonus.length })}
            from={received.helpingBonus}
          />
          <Gift
            kind="energy"
            text={t('team.energyRecovery', { count: received.energyRecovery.length })}
            from={received.energyRecovery}
          />
        </Stack>
      )}
      <Given context={context} member={member} />
    </>
  );
}

interface GiftProps {
  readonly kind: 'help' | 'energy';
  readonly icon?: ReactNode;
  readonly text: string;
  readonly margin?: number;
  readonly from: readonly MemberContext[];
}

function Gift({ kind, icon, text, margin, from }: GiftProps) {
  if (from.length === 0) return null;
  return (
    <Row className={styles.gift} gap={1} gapX={2} data-kind={kind}>
      {icon}
      <span>
        {text} {margin !== undefined && margin > 0 && <small>{marginText(margin)}</small>}
      </span>
      <span className={styles.faces}>
        {from.map((giver) => (
          <Row
            as="span"
            key={giver.index}
            className={styles.face}
            align="stretch"
            corner="round"
            title={memberName(giver)}
          >
            <Portrait species={giver.build.species} size={32} shiny={giver.creature.shiny} decorative />
            <span className="unseen">{memberName(giver)}</span>
          </Row>
        ))}
      </span>
    </Row>
  );
}

function Given({ context, member }: TeamImpactProps) {
  const { gave, wastedEnergy } = member.figures.advanced;
  const lines = othersOf(context, member).flatMap((other) => {
    const [energy, helps] = [gave.energy[other.index] ?? 0, gave.helps[other.index] ?? 0];
    const parts = [
      ...(energy > 0.05 ? [t('team.givenEnergy', { amount: amountText(energy) })] : []),
      ...(helps > 0.05 ? [t('team.givenHelps', { amount: amountText(helps) })] : []),
    ];
    return parts.length > 0
      ? [{ other, text: t('team.given', { name: memberName(other), gifts: listed(parts) }) }]
      : [];
  });
  if (lines.length === 0) return null;
  return (
    <Stack className={styles.impact} gap={1.5}>
      <h4>{t('team.givenTitle')}</h4>
      <Stack as="ul" gap={1}>
        {lines.map(({ other, text }) => (
          <Row as="li" gap={2} key={other.index}>
            <Portrait species={other.build.species} size={28} shiny={other.creature.shiny} decorative />
            {text}
          </Row>
        ))}
      </Stack>
      {wastedEnergy > 0.5 && <p className={styles.none}>{t('team.wasted', { amount: amountText(wastedEnergy) })}</p>}
    </Stack>
  );
}
