// The Overview tab: weekly strength of a team, its sources, contributions, support and losses.

import { memo, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { IngredientsPicture } from '../../../parts/pictures/ingredient-picture.tsx';
import { useUser } from '../../../state/context.ts';
import type { PlayerTeam } from '../../../state/data/data.ts';
import { lazyPart } from '../../../state/page/loading.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { TeamDay } from '../results/day-chart.tsx';
import { HintList } from '../results/hint-list.tsx';
import { teamHints } from '../results/hints.ts';
import type { ResultsProps } from '../results/props.ts';
import { Column, Columns, Section } from '../results/section.tsx';
import type { TeamReport } from '../results/team-report.ts';
import { teamStrength } from '../results/team-strength.ts';
import { GiftMatrix } from './gift-matrix.tsx';
import { Headline } from './headline.tsx';
import { MemberBars } from './member-bars.tsx';
import { SourceBar } from './source-bar.tsx';
import * as styles from './overview.module.css';

const t = messages('calculator');

const Nightcap = lazyPart(
  () => import('./nightcap.tsx'),
  (file) => file.Nightcap,
);
const Explain = lazyPart(
  () => import('../replay/explain.tsx'),
  (file) => file.Explain,
);

export function Overview({ team, report, freshness, onOpenMember }: ResultsProps) {
  const stock = team.stockpiledIngredients.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Figures
      context={report}
      type={team.recipeType}
      stock={stock}
      ready={freshness === 'final'}
      settling={freshness === 'settling'}
      onOpenMember={onOpenMember}
    />
  );
}

interface FiguresProps extends Pick<ResultsProps, 'onOpenMember'> {
  readonly context: TeamReport;
  readonly type: PlayerTeam['recipeType'];
  readonly stock: number;
  /** The figures are final. */
  readonly ready: boolean;
  readonly settling: boolean;
}

// Renders again only for new figures, so that editing stays responsive; what is said about them changes in single sections.
const Figures = memo(({ context, type, stock, ready, settling, onOpenMember }: FiguresProps) => {
  const strength = useMemo(() => teamStrength(context, type), [context, type]);
  const nightcap = useUser((user) => user.nightcap);
  const [isReplayOpen, setReplayOpen] = useState(false);
  return (
    <Stack className={styles.overview} gap={5} fit>
      <Headline context={context} strength={strength} type={type} settling={settling} />
      <SourceBar context={context} strength={strength} type={type} />
      {stock > 0 && (
        <Row as="p" gap={2}>
          <IngredientsPicture size={28} decorative />
          {t('overview.stock', { count: stock })}
        </Row>
      )}
      <Columns>
        <Column>
          <Section title={t('overview.members')} note={t('overview.membersNote')}>
            <MemberBars context={context} strength={strength} ready={ready} onOpen={onOpenMember} />
          </Section>
          <Section title={t('overview.gifts')} note={t('overview.giftsNote')}>
            <GiftMatrix context={context} />
          </Section>
        </Column>
        <Column>
          <Section title={t('overview.losses')} note={t('overview.lossesNote')}>
            <Losses context={context} onOpen={onOpenMember} />
          </Section>
          <Section title={t('overview.day')} note={t('overview.dayNote')}>
            <TeamDay context={context} />
          </Section>
          {nightcap > 0 && (
            <Suspense>
              <Nightcap context={context} level={nightcap} />
            </Suspense>
          )}
          {!isReplayOpen && <ReplayOffer onOpen={() => setReplayOpen(true)} />}
        </Column>
        {isReplayOpen && <Replay context={context} />}
      </Columns>
    </Stack>
  );
});

interface LossesProps {
  readonly context: TeamReport;
  readonly onOpen: ResultsProps['onOpenMember'];
}

const Losses = memo(({ context, onOpen }: LossesProps) => (
  <HintList hints={teamHints(context)} onOpen={onOpen} nothing={t('overview.noLosses')} />
));

/** Fills the end of the shorter column; the day itself needs the whole width. */
function ReplayOffer({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <Section title={t('overview.replay')} note={t('overview.replayNote')}>
      <Row gap={3} wrap justify="between">
        <p>{t('overview.replayText')}</p>
        <Button onClick={onOpen}>{t('overview.replayButton')}</Button>
      </Row>
    </Section>
  );
}

function Replay({ context }: { readonly context: TeamReport }) {
  const start = useRef<HTMLDivElement>(null);
  // The button that opened it is gone.
  useEffect(() => start.current?.focus(), []);
  return (
    <Section title={t('overview.replay')} note={t('overview.replayNote')} wide>
      <div ref={start} tabIndex={-1} className={styles.overviewDay}>
        <Suspense fallback={<SkeletonText lines={4} />}>
          <Explain context={context} />
        </Suspense>
      </div>
    </Section>
  );
}
