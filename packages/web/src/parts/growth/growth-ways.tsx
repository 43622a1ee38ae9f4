// How somebody grows creatures: with boosted candies or not, and how well he sleeps.
import { TEAM_SIZE } from '@oversleep/game';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import type { GrowthWays } from './growth-plan.ts';
import * as styles from './growth-look.module.css';

const BOOSTS = [
  { value: 'none', label: 'No' },
  { value: 'mini', label: 'Mini' },
  { value: 'full', label: 'Full' },
] as const;

interface GrowthWaysFieldsProps {
  readonly ways: GrowthWays;
  readonly onChange: (ways: GrowthWays) => void;
}

export function GrowthWaysFields({ ways, onChange }: GrowthWaysFieldsProps) {
  const change = (more: Partial<GrowthWays>) => onChange({ ...ways, ...more });
  return (
    <>
      <Segmented
        label="Candy boost"
        value={ways.boost}
        choices={BOOSTS}
        onChange={(value) => change({ boost: BOOSTS.find((boost) => boost.value === value)?.value ?? 'none' })}
      />
      <NumberField
        label="Sleep score"
        live
        min={1}
        max={100}
        value={ways.score}
        onChange={(score) => change({ score })}
      />
      <NumberField
        label="With Sleep EXP Bonus"
        live
        min={0}
        max={TEAM_SIZE}
        value={ways.bonusMembers}
        onChange={(bonusMembers) => change({ bonusMembers })}
      />
      <div className={styles.tick}>
        <Checkbox label="Growth Incense" checked={ways.incense} onChange={(incense) => change({ incense })} />
      </div>
    </>
  );
}
