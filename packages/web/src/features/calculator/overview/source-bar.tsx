// Sources of the weekly strength: a bar, and a figure with a breakdown for each.
import { memo } from 'react';
import { messages } from '../../../messages/messages.ts';
import { Figure } from '../../../parts/figures/figure.tsx';
import { UnitIcon } from '../../../parts/pictures/unit-icon.tsx';
import { ShareBar } from '../../../parts/sharing/share-bar.tsx';
import { marginText } from '../../../parts/words/range-text.ts';
import { countText } from '../../../parts/words/wording.ts';
import { Note, Row, Stack } from '../../../ui/layout/layout.tsx';
import type { ResultsProps } from '../results/props.ts';
import { explainSource, sourceName } from '../results/team-explained.ts';
import type { TeamReport } from '../results/team-report.ts';
import { SOURCES, type StrengthSource, teamStrength, type WeekStrength } from '../results/team-strength.ts';
import { CampEffect } from './camp-effect.tsx';
import * as styles from './overview.module.css';

const t = messages('calculator');

interface SourceBarProps {
  readonly context: TeamReport;
  readonly strength: WeekStrength;
  readonly type: ResultsProps['team']['recipeType'];
}

const COLOURS: Readonly<Record<StrengthSource, string>> = {
  cooking: '',
  berries: 'var(--berry)',
  startingBerries: 'var(--muted)',
  skill: 'var(--skill)',
};

export const SourceBar = memo(({ context, strength, type }: SourceBarProps) => {
  const { parts, errors, total, shown } = strength;
  const colourOf = (source: StrengthSource) => (source === 'cooking' ? `var(--${type})` : COLOURS[source]);
  const sources = SOURCES.filter((source) => source !== 'startingBerries' || parts[source].total > 0);
  return (
    <Stack gap={3} fit>
      <ShareBar
        label={t('overview.sources')}
        parts={sources.map((source) => ({
          key: source,
          label: sourceName(source, type),
          value: countText(shown[source]),
          share: total > 0 ? parts[source].total / total : 0,
          colour: colourOf(source),
        }))}
      />
      <Row as="dl" className={styles.sourceLegend} gap={2} gapX={8} wrap align="stretch">
        {sources.map((source) => (
          <div key={source} style={{ color: colourOf(source) }}>
            <dt>
              <UnitIcon unit={SIGNS[source]} size={18} decorative />
              <span>{sourceName(source, type)}</span>
            </dt>
            <dd>
              <Figure
                text={countText(shown[source])}
                size="large"
                explanation={explainSource(context, strength, source, type)}
                more={
                  source !== 'startingBerries' && (
                    <CampEffect context={context} figure={(production) => partOf(context, production, source, type)} />
                  )
                }
              />
              {errors[source] > 0 && <Note as="span">{marginText(errors[source], countText)}</Note>}
            </dd>
          </div>
        ))}
      </Row>
    </Stack>
  );
});

const SIGNS = { cooking: 'potSize', berries: 'berries', startingBerries: 'berries', skill: 'strength' } as const;

function partOf(
  context: TeamReport,
  production: TeamReport['production'],
  source: StrengthSource,
  type: SourceBarProps['type'],
) {
  const { parts, errors } = teamStrength({ ...context, production }, type);
  return { value: parts[source].total, error: errors[source] };
}
