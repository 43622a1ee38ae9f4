// Strength: which parts count, as bars or as numbers, and the verdict against the baseline.

import { displayNameOf } from '@oversleep/game';
import { useAppState, useComparison } from '../../state/context.ts';
import { INGREDIENT_MODES, type IngredientMode } from '../../state/data/comparison.ts';
import { Chip, chipLook } from '../../ui/buttons/chip.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import type { Sorting } from '../../ui/tables/sort-control.tsx';
import type { Entry } from './entry.ts';
import { StrengthBars } from './strength-bars.tsx';
import { StrengthData } from './strength-data.tsx';
import type { StrengthRow } from './strength-rows.ts';
import { versusSentence } from './versus-words.ts';
import * as compareStyles from './compare.module.css';
import * as styles from './strength-tab.module.css';

interface StrengthTabProps {
  readonly rows: readonly StrengthRow[];
  readonly baseline: Entry | undefined;
  readonly hasTeam: boolean;
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
}

const MODE_NAMES: Readonly<Record<IngredientMode, string>> = {
  ignore: 'Ignore ingredients',
  min: 'Min ingredient strength',
  max: 'Max ingredient strength',
};

const MODE_WORDS: Readonly<Record<IngredientMode, string>> = {
  ignore: 'Only berries and skills',
  min: 'Thrown into the pot as they are',
  max: 'Each in the best dish for it, at the highest level',
};

export function StrengthTab({ rows, baseline, hasTeam, sorting, onSort }: StrengthTabProps) {
  const { creatures } = useAppState();
  const view = useComparison((state) => state.view);
  const change = creatures.changeCompareView;
  return (
    <div className={styles.strength}>
      <div className={styles.strengthControls}>
        <Chip
          label="Berry strength"
          colour="var(--berry)"
          selected={view.berries}
          onToggle={(berries) => change({ berries })}
        />
        <Chip
          label="Skill strength"
          colour="var(--skill)"
          selected={view.skill}
          onToggle={(skill) => change({ skill })}
        />
        <Menu
          label="Ingredients"
          align="start"
          trigger={(props) => (
            <button
              type="button"
              {...chipLook(view.ingredients !== 'ignore')}
              style={{ color: view.ingredients === 'ignore' ? undefined : 'var(--ingredient)' }}
              {...props}
            >
              {view.ingredients !== 'ignore' && <Glyph name="check" size={16} />}
              {MODE_NAMES[view.ingredients]}
              <Glyph name="down" size={16} />
            </button>
          )}
          entries={INGREDIENT_MODES.map((mode) => ({
            key: mode,
            label: MODE_NAMES[mode],
            description: MODE_WORDS[mode],
            checked: mode === view.ingredients,
            onChoose: () => change({ ingredients: mode }),
          }))}
        />
        <Segmented
          labelHidden
          label="Show as"
          value={view.asData ? 'data' : 'visual'}
          choices={[
            { value: 'visual', label: 'Visual' },
            { value: 'data', label: 'Data' },
          ]}
          onChange={(value) => change({ asData: value === 'data' })}
        />
      </div>
      <Verdict rows={rows} baseline={baseline} />
      {view.asData ? (
        <StrengthData rows={rows} baseline={baseline} hasTeam={hasTeam} sorting={sorting} onSort={onSort} />
      ) : (
        <StrengthBars rows={rows} baseline={baseline} />
      )}
    </div>
  );
}

/** The best of the others against the baseline, in a sentence. */
function Verdict({ rows, baseline }: Pick<StrengthTabProps, 'rows' | 'baseline'>) {
  const best = rows.find(({ isBaseline }) => !isBaseline);
  const base = rows.find(({ isBaseline }) => isBaseline);
  if (!baseline || !base || !best?.versus) return null;
  return (
    <p className={compareStyles.strengthVerdict} role="status" aria-label="Verdict">
      {versusSentence(
        displayNameOf(best.entry.creature),
        displayNameOf(baseline.creature),
        best.versus,
        base.strengths.total.mean,
      )}
    </p>
  );
}
