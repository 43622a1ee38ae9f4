// What to do next: every step that the team could take with what it brings and costs, or who of the box would be on it.
import { useState } from 'react';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import type { ResultsProps } from '../results/props.ts';
import { BenchSteps } from './bench-steps.tsx';
import { TeamSteps } from './team-steps.tsx';
import * as styles from './next.module.css';

const VIEWS = [
  { value: 'team', label: 'This team' },
  { value: 'box', label: 'My box' },
];

export function Next({ question, production, team, status }: ResultsProps) {
  const [view, setView] = useState('team');
  return (
    <div className={styles.next}>
      <Segmented label="What next for" value={view} choices={VIEWS} onChange={setView} />
      {view === 'team' ? (
        <TeamSteps question={question} production={production} type={team.recipeType} ready={isKnown(status)} />
      ) : (
        <BenchSteps question={question} />
      )}
    </div>
  );
}

/** Nobody waits for the figures themselves any more. */
const isKnown = ({ final, stale }: ResultsProps['status']): boolean => final && !stale;
