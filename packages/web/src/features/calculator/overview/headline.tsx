// Weekly strength of the team, its margin of error, and the range of most weeks.
import { memo } from 'react';
import { messages } from '../../../messages/messages.ts';
import { Figure } from '../../../parts/figures/figure.tsx';
import { RangeStrip } from '../../../parts/figures/range-strip.tsx';
import { UnitIcon } from '../../../parts/pictures/unit-icon.tsx';
import { marginText } from '../../../parts/words/range-text.ts';
import { countText } from '../../../parts/words/wording.ts';
import { Note, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import type { ResultsProps } from '../results/props.ts';
import { explainTotal, weekSpread } from '../results/team-explained.ts';
import type { TeamReport } from '../results/team-report.ts';
import { teamStrength, type WeekStrength } from '../results/team-strength.ts';
import { CampEffect } from './camp-effect.tsx';
import * as styles from './overview.module.css';

const t = messages('calculator');

interface HeadlineProps {
  readonly context: TeamReport;
  readonly strength: WeekStrength;
  readonly type: ResultsProps['team']['recipeType'];
  readonly settling: boolean;
}

export const Headline = memo(({ context, strength, type, settling }: HeadlineProps) => {
  return (
    <Row gap={3} gapX={8} wrap align="end">
      <Stack gap={0.5}>
        <Text as="h2" tone="muted" size="lead">
          {t('overview.weekly')}
        </Text>
        <Row as="span" gap={2} tone="strength" data-ui="headline-total">
          <UnitIcon unit="strength" size={28} decorative />
          <Figure
            text={countText(strength.shown.total)}
            size="huge"
            colour="var(--strength)"
            explanation={explainTotal(context, strength, type, settling)}
            more={
              <CampEffect
                context={context}
                figure={(production) => {
                  const { total: value, error } = teamStrength({ ...context, production }, type);
                  return { value, error };
                }}
              />
            }
          />
        </Row>
        <Note as="span">{marginText(strength.error, countText)}</Note>
      </Stack>
      {strength.hasWeek && (
        <div className={styles.headlineRange}>
          <RangeStrip spread={weekSpread(context, settling)} format={countText} />
        </div>
      )}
    </Row>
  );
});
