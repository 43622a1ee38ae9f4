// Contribution of each member, largest first; a row opens its member.

import type { MemberGains } from '@oversleep/questions';
import { memo } from 'react';
import { messages } from '../../../messages/messages.ts';
import { Figure } from '../../../parts/figures/figure.tsx';
import { Portrait } from '../../../parts/pictures/portrait.tsx';
import { ShareBar } from '../../../parts/sharing/share-bar.tsx';
import { changeText, marginText } from '../../../parts/words/range-text.ts';
import { countText } from '../../../parts/words/wording.ts';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Grid, Note, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import type { TeamReport } from '../results/team-report.ts';
import type { WeekStrength } from '../results/team-strength.ts';
import { CampEffect } from './camp-effect.tsx';
import { explainMember, memberRows } from './overview-rows.ts';
import { useWorth } from './use-worth.ts';
import * as styles from './overview.module.css';

const t = messages('calculator');

function strengthIn({ members, errors }: TeamReport['production'], index: number) {
  const [strength, doubt] = [members[index]?.strength, errors.members[index]?.strength];
  return {
    value: (strength?.berries.total ?? 0) + (strength?.skill.total ?? 0),
    error: (doubt?.berries.total ?? 0) + (doubt?.skill.total ?? 0),
  };
}

interface MemberBarsProps {
  readonly context: TeamReport;
  readonly strength: WeekStrength;
  readonly ready: boolean;
  readonly onOpen: (place: number) => void;
}

export const MemberBars = memo(({ context, strength, ready, onOpen }: MemberBarsProps) => {
  const { worths, failure, again } = useWorth(context, ready);
  const hasWorth = context.members.length > 1 && failure === undefined;
  return (
    <>
      {hasWorth && (
        <Row as="p" gap={3} align="stretch" justify="end" tone="muted" size="small" textAlign="end" aria-hidden="true">
          <span className={styles.memberBarsOwn}>{t('overview.own')}</span>
          <span className={styles.memberBarsWorth}>{t('overview.worth')}</span>
        </Row>
      )}
      <Stack as="ol" gap={2} flush>
        {memberRows(context, strength).map((row) => {
          const { member, name, total, ingredients, parts } = row;
          return (
            <Grid as="li" key={member.index} className={styles.memberBar} gap={1} gapX={3} align="center">
              <Row
                as="button"
                className={styles.memberBarWho}
                tap
                gap={2}
                slim
                target
                textAlign="start"
                corner="tile"
                aria-label={t('results.showMember', { name })}
                onClick={() => onOpen(member.place)}
              >
                <Portrait species={member.build.species} size={48} shiny={member.creature.shiny} decorative />
                <Text as="span" className={styles.memberBarName} weight={700} breaks="never">
                  {name}
                </Text>
              </Row>
              <Stack className={styles.memberBarBar} gap={0.5} fit across>
                <ShareBar label={t('overview.ownOf', { name })} slim parts={parts} />
                <Note as="span" size="small">
                  {t('overview.ingredients', { count: Math.round(ingredients) })}
                </Note>
              </Stack>
              <Figure
                text={countText(total)}
                explanation={explainMember(context, row)}
                more={<CampEffect context={context} figure={(production) => strengthIn(production, member.index)} />}
              />
              {hasWorth && <Worth worth={worths?.[member.index]} />}
            </Grid>
          );
        })}
      </Stack>
      {hasWorth && <p className={styles.memberBarsNote}>{t('overview.worthNote')}</p>}
      {failure !== undefined && <FailureBanner what={t('overview.worthFailed')} why={failure} onRetry={again} />}
    </>
  );
});

function Worth({ worth }: { readonly worth: MemberGains[number] | undefined }) {
  return (
    <Stack as="span" className={styles.memberBarWorth} align="end">
      <span className="unseen">{t('overview.worthLabel')} </span>
      {worth ? (
        <>
          <b>{changeText(worth.mean, countText)}</b> <small>{marginText(worth.error, countText)}</small>
        </>
      ) : (
        <>
          <Skeleton width="4rem" />
          <span className="unseen">{t('overview.worthLoading')}</span>
        </>
      )}
    </Stack>
  );
}
