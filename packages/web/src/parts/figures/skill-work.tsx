// A main skill at work: how often, what each proc does, what all of them bring, and for copying skills what they become.
import type { MainSkill } from '@oversleep/game';
import type { ReactNode } from 'react';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { SkillPicture } from '../pictures/skill-picture.tsx';
import { UnitIcon } from '../pictures/unit-icon.tsx';
import { amountText, marginText } from '../words/range-text.ts';
import type { ProcLine, SkillLine } from '../words/skill-lines.ts';
import { percentText } from '../words/wording.ts';
import type { MixedSkill } from './skill-mix.ts';
import * as styles from './skill-work.module.css';

const t = messages('parts');

interface SkillWorkProps {
  readonly skill: MainSkill;
  readonly level: number;
  /** Number of procs in the time that is shown. */
  readonly procs: ReactNode;
  readonly perProc: readonly ProcLine[];
  readonly totals: readonly SkillLine[];
  readonly mix: readonly MixedSkill[];
  /** Below the totals, such as the ingredients one by one. */
  readonly children?: ReactNode;
}

const COLOURS: Readonly<Record<string, string>> = {
  strength: 'var(--strength)',
  energy: 'var(--energy)',
  berries: 'var(--berry)',
  ingredients: 'var(--ingredient)',
  helps: 'var(--help)',
};

export function SkillWork({ skill, level, procs, perProc, totals, mix, children }: SkillWorkProps) {
  return (
    <Stack gap={2} packed slim>
      <Row gap={3}>
        <Stack as="span" align="center" rigid>
          <SkillPicture skill={skill} decorative />
          <Text as="span" className={styles.level} size="small" weight={700}>
            {t('skill.level', { level })}
          </Text>
        </Stack>
        <Text as="div" slim>
          <Text weight={700} breaks="anywhere">
            {nameOf('skills', skill)}
          </Text>
          <Text tone="muted">{procs}</Text>
        </Text>
      </Row>
      {perProc.length > 0 && (
        <Text as="ul" tone="muted" size="note" aria-label={t('skill.perTrigger')}>
          {perProc.map(({ key, unit, text }) => (
            <li key={key}>
              <UnitIcon unit={unit} size={16} decorative /> {text}
            </li>
          ))}
        </Text>
      )}
      <Stack as="ul" className={styles.totals} gap={1} aria-label={t('skill.inAll')}>
        {totals.map(({ key, unit, amount, error }) => (
          <Row as="li" key={key} gap={2} align="start" breaks="anywhere">
            <span style={{ color: COLOURS[unit] ?? 'var(--skill)' }}>
              <UnitIcon unit={unit} size={18} decorative />
            </span>
            <span>
              {t.rich(`totals.${key}`, { amount: amountText(amount), b: (inner) => <b>{inner}</b> })}{' '}
              <Text as="span" tone="muted" size="note" breaks="never">
                {marginText(error)}
              </Text>
            </span>
          </Row>
        ))}
      </Stack>
      {children}
      {mix.length > 0 && <Mix mix={mix} />}
    </Stack>
  );
}

/** With more outcomes than this, the list waits to be asked for. */
const FEW = 5;

function Mix({ mix }: { readonly mix: readonly MixedSkill[] }) {
  const list = (
    <Stack as="ul" gap={1.5} size="label">
      {mix.map(({ skill, share }) => (
        <Row as="li" key={skill.key} gap={2}>
          <SkillPicture skill={skill} size={24} decorative />
          <Text as="span" pushes>
            {nameOf('skills', skill)}
          </Text>
          <Text as="span" tone="muted">
            {percentText(share)}
          </Text>
        </Row>
      ))}
    </Stack>
  );
  if (mix.length <= FEW) {
    return (
      <>
        <Text tone="muted" size="note">
          {t('skill.becomesOneOf')}
        </Text>
        {list}
      </>
    );
  }
  return (
    <details>
      <summary>{t('skill.becomesMany', { count: mix.length, chance: percentText(1 / mix.length) })}</summary>
      {list}
    </details>
  );
}
