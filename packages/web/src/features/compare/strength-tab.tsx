// The strength tab: which parts count, as chart or table, and the verdict on the baseline.

import { messages } from '../../messages/messages.ts';
import { displayNameOf } from '../../messages/names.ts';
import { useAppState, useComparison } from '../../state/context.ts';
import { INGREDIENT_MODES } from '../../state/data/comparison.ts';
import { Chip, chipLook } from '../../ui/buttons/chip.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import type { Sorting } from '../../ui/tables/sort-control.tsx';
import type { ComparisonEntry } from './entry.ts';
import { StrengthBars } from './strength-bars.tsx';
import { StrengthData } from './strength-data.tsx';
import type { StrengthRow } from './strength-rows.ts';
import { versusSentence } from './versus-words.ts';
import * as compareStyles from './compare.module.css';
import * as styles from './strength-tab.module.css';

const t = messages('compare');

interface StrengthTabProps {
  readonly rows: readonly StrengthRow[];
  readonly baseline: ComparisonEntry | undefined;
  readonly hasTeam: boolean;
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
}

export function StrengthTab({ rows, baseline, hasTeam, sorting, onSort }: StrengthTabProps) {
  const { creatures } = useAppState();
  const view = useComparison((state) => state.view);
  const change = creatures.changeCompareView;
  return (
    <Stack gap={3} fit>
      <Row className={styles.strengthControls} gap={2} wrap>
        <Chip
          label={t('strength.berries')}
          colour="var(--berry)"
          selected={view.berries}
          onToggle={(berries) => change({ berries })}
        />
        <Chip
          label={t('strength.skill')}
          colour="var(--skill)"
          selected={view.skill}
          onToggle={(skill) => change({ skill })}
        />
        <Menu
          label={t('strength.ingredients')}
          align="start"
          trigger={(props) => (
            <button
              type="button"
              {...chipLook(view.ingredients !== 'ignore')}
              style={{ color: view.ingredients === 'ignore' ? undefined : 'var(--ingredient)' }}
              {...props}
            >
              {view.ingredients !== 'ignore' && <Glyph name="check" size={16} />}
              {t(`modes.${view.ingredients}`)}
              <Glyph name="down" size={16} />
            </button>
          )}
          entries={INGREDIENT_MODES.map((mode) => ({
            key: mode,
            label: t(`modes.${mode}`),
            description: t(`modeHints.${mode}`),
            checked: mode === view.ingredients,
            onChoose: () => change({ ingredients: mode }),
          }))}
        />
        <Segmented
          labelHidden
          label={t('strength.showAs')}
          value={view.asData ? 'data' : 'visual'}
          choices={[
            { value: 'visual', label: t('strength.visual') },
            { value: 'data', label: t('strength.data') },
          ]}
          onChange={(value) => change({ asData: value === 'data' })}
        />
      </Row>
      <Verdict rows={rows} baseline={baseline} />
      {view.asData ? (
        <StrengthData rows={rows} baseline={baseline} hasTeam={hasTeam} sorting={sorting} onSort={onSort} />
      ) : (
        <StrengthBars rows={rows} baseline={baseline} />
      )}
    </Stack>
  );
}

/** The best of the others against the baseline, in a sentence. */
function Verdict({ rows, baseline }: Pick<StrengthTabProps, 'rows' | 'baseline'>) {
  const best = rows.find(({ isBaseline }) => !isBaseline);
  const base = rows.find(({ isBaseline }) => isBaseline);
  if (!baseline || !base || !best?.versus) return null;
  return (
    <p className={compareStyles.strengthVerdict} role="status" aria-label={t('strength.verdict')}>
      {versusSentence(
        displayNameOf(best.entry.creature),
        displayNameOf(baseline.creature),
        best.versus,
        base.strengths.total.mean,
      )}
    </p>
  );
}
