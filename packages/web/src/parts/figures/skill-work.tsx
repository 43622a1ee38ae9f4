// A main skill at work: how often, what each proc does, what all of them bring, and for copying skills what they become.
import type { MainSkill } from '@oversleep/game';
import type { ReactNode } from 'react';
import { messages } from '../../messages/messages.ts';
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

export function SkillWork({ skill, level, procs, perProc, totals, mix, children }: SkillWorkProps) {
  return (
    <div className={styles.skillWork}>
      <div className={styles.head}>
        <span className={styles.picture}>
          <SkillPicture skill={skill} decorative />
          <span className={styles.level}>{t('skill.level', { level })}</span>
        </span>
        <div className={styles.words}>
          <p className={styles.name}>{skill.name}</p>
          <p className={styles.procs}>{procs}</p>
        </div>
      </div>
      {perProc.length > 0 && (
        <ul className={styles.each} aria-label={t('skill.perTrigger')}>
          {perProc.map(({ key, unit, text }) => (
            <li key={key}>
              <UnitIcon unit={unit} size={16} decorative /> {text}
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.totals} aria-label={t('skill.inAll')}>
        {totals.map(({ key, unit, amount, error }) => (
          <li key={key} data-unit={unit}>
            <UnitIcon unit={unit} size={18} decorative />
            <span>
              {t.rich(`totals.${key}`, { amount: amountText(amount), b: (inner) => <b>{inner}</b> })}{' '}
              <span className={styles.margin}>{marginText(error)}</span>
            </span>
          </li>
        ))}
      </ul>
      {children}
      {mix.length > 0 && <Mix mix={mix} />}
    </div>
  );
}

/** With more outcomes than this, the list waits to be asked for. */
const FEW = 5;

function Mix({ mix }: { readonly mix: readonly MixedSkill[] }) {
  const list = (
    <ul className={styles.mix}>
      {mix.map(({ skill, share }) => (
        <li key={skill.key}>
          <SkillPicture skill={skill} size={24} decorative />
          <span>{skill.name}</span>
          <span className={styles.share}>{percentText(share)}</span>
        </li>
      ))}
    </ul>
  );
  if (mix.length <= FEW) {
    return (
      <>
        <p className={styles.mixHead}>{t('skill.becomesOneOf')}</p>
        {list}
      </>
    );
  }
  return (
    <details className={styles.details}>
      <summary>{t('skill.becomesMany', { count: mix.length, chance: percentText(1 / mix.length) })}</summary>
      {list}
    </details>
  );
}
