// The fields for how a Pokémon is levelled up: Candy Boost, sleep score, Sleep EXP Bonus and incense.
import { TEAM_SIZE } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import type { GrowthWays } from './growth-plan.ts';
import * as styles from './growth-look.module.css';

const t = messages('parts');

const BOOSTS = ['none', 'mini', 'full'] as const;

interface GrowthWaysFieldsProps {
  readonly ways: GrowthWays;
  readonly onChange: (ways: GrowthWays) => void;
}

export function GrowthWaysFields({ ways, onChange }: GrowthWaysFieldsProps) {
  const change = (more: Partial<GrowthWays>) => onChange({ ...ways, ...more });
  return (
    <>
      <Segmented
        label={t('growth.boost')}
        value={ways.boost}
        choices={BOOSTS.map((boost) => ({ value: boost, label: t(`boosts.${boost}`) }))}
        onChange={(value) => change({ boost: BOOSTS.find((boost) => boost === value) ?? 'none' })}
      />
      <NumberField
        label={t('growth.score')}
        live
        min={1}
        max={100}
        value={ways.score}
        onChange={(score) => change({ score })}
      />
      <NumberField
        label={t('growth.bonusMembers')}
        live
        min={0}
        max={TEAM_SIZE}
        value={ways.bonusMembers}
        onChange={(bonusMembers) => change({ bonusMembers })}
      />
      <div className={styles.tick}>
        <Checkbox label={t('growth.incense')} checked={ways.incense} onChange={(incense) => change({ incense })} />
      </div>
    </>
  );
}
