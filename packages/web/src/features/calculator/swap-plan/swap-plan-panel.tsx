// Below the members of a team that takes turns: what that brings, and the way to the week.
import { Suspense, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import type { AskedTeam } from '../../../sim/simulator.ts';
import { useCreatures, useUser } from '../../../state/context.ts';
import type { PlayerTeam } from '../../../state/data/data.ts';
import { lazyPart } from '../../../state/page/loading.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Panel } from '../../../ui/layout/layout.tsx';
import { Gain } from './gain.tsx';
import { clockOf, timesOf } from './swap-plan-words.ts';
import * as styles from './swap-plan.module.css';

const t = messages('rotation');

const WeekDialog = lazyPart(
  () => import('./week-dialog.tsx'),
  (file) => file.WeekDialog,
);

interface SwapPlanPanelProps {
  readonly team: PlayerTeam;
  readonly asked: AskedTeam | undefined;
}

export function SwapPlanPanel({ team, asked }: SwapPlanPanelProps) {
  const creatures = useCreatures((state) => state.creatures);
  const edition = useUser((user) => user.edition);
  const [isOpen, setOpen] = useState(false);
  const [problem] = asked?.rotationProblems ?? [];
  const number = Number(/^changes\[(\d+)\]\.at$/.exec(problem?.field ?? '')?.[1]);
  const at = team.rotation?.changes[number]?.at;
  return (
    <Panel pad={3} padX={4} gap={2} align="start" data-ui="rotation" aria-label={t('panel.title')}>
      <h2 className={styles.title}>{t('panel.title')}</h2>
      {problem && (
        <Banner
          kind="warning"
          what={t('panel.badTitle')}
          why={at === undefined ? t('panel.bad') : t('panel.badTime', { time: clockOf(at, timesOf(edition, team)) })}
        />
      )}
      {asked?.question.settings.rotation && <Gain question={asked.question} creatures={creatures} />}
      <Button small onClick={() => setOpen(true)}>
        {t('panel.edit')}
      </Button>
      <Suspense>
        {isOpen && <WeekDialog team={team} question={asked?.question} onClose={() => setOpen(false)} />}
      </Suspense>
    </Panel>
  );
}
