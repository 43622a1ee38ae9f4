// What to do next: every step that the team could take with what it brings and costs, or which Pokémon of the box would join it.
import { useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { useAppState } from '../../../state/context.ts';
import { membersOf } from '../../../state/data/data.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import type { ResultsProps } from '../results/props.ts';
import { BenchSteps } from './bench-steps.tsx';
import { TeamSteps } from './team-steps.tsx';
import * as styles from './next.module.css';

const t = messages('calculatorNext');

const VIEWS = ['team', 'box'] as const;

export function Next({ question, production, team, status }: ResultsProps) {
  const { dialogs } = useAppState();
  const [view, setView] = useState('team');
  return (
    <div className={styles.next}>
      <Segmented
        label={t('view.label')}
        value={view}
        choices={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
        onChange={setView}
      />
      {view === 'team' ? (
        <>
          <div>
            <Button small onClick={() => dialogs.openGrow({ ids: membersOf(team) })}>
              {t('view.plan')}
            </Button>
          </div>
          <TeamSteps question={question} production={production} type={team.recipeType} ready={isKnown(status)} />
        </>
      ) : (
        <BenchSteps question={question} />
      )}
    </div>
  );
}

/** The figures of the team come first. */
const isKnown = ({ final, stale }: ResultsProps['status']): boolean => final && !stale;
