// Many levels at once: the same step for all that are shown, or a list to type or paste.
import type { Game } from '@oversleep/game';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Tabs } from '../../ui/buttons/tabs.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { type BulkStep, changesOf, levelsAfter, listOfLevels, readList } from './bulk-levels.ts';
import type { Levels, RecipeRow } from './recipe-rows.ts';
import type { LevelActions } from './use-levels.ts';
import * as styles from './bulk-dialog.module.css';
import * as recipesStyles from './recipes.module.css';

interface BulkDialogProps {
  readonly open: boolean;
  readonly game: Game;
  readonly rows: readonly RecipeRow[];
  /** Those that the filters let through. */
  readonly shown: readonly RecipeRow[];
  readonly actions: LevelActions;
  readonly onClose: () => void;
}

export function BulkDialog({ open, onClose, ...rest }: BulkDialogProps) {
  const [tab, setTab] = useState('step');
  const [list, setList] = useState('');
  return (
    <Dialog open={open} title="Set many levels" maxWidth={560} onClose={onClose}>
      <Tabs
        label="How"
        tabs={[
          { id: 'step', label: 'All that are shown' },
          { id: 'list', label: 'From a list' },
        ]}
        selected={tab}
        onSelect={setTab}
      >
        {tab === 'step' ? (
          <SameForAll {...rest} onClose={onClose} />
        ) : (
          <FromList {...rest} text={list} onText={setList} onClose={onClose} />
        )}
      </Tabs>
    </Dialog>
  );
}

type PartProps = Omit<BulkDialogProps, 'open'>;

function SameForAll({ game, shown, actions, onClose }: PartProps) {
  const most = game.rules.maxRecipeLevel;
  const [level, setLevel] = useState(most);
  const apply = (step: BulkStep) => {
    actions.setMany(shown, levelsAfter(game, shown, step));
    onClose();
  };
  return (
    <div className={styles.bulk}>
      <p>
        {shown.length === 0
          ? 'No recipe is shown: the filters hide them all.'
          : `For ${shown.length === 1 ? 'the one recipe' : `the ${shown.length} recipes`} that the filters let through.`}
      </p>
      <div className={styles.bulkLevel}>
        <NumberField label="Level" value={level} min={1} max={most} live onChange={setLevel} />
        <Button variant="primary" disabled={shown.length === 0} onClick={() => apply({ kind: 'set', level })}>
          Set to level {level}
        </Button>
      </div>
      <div className={recipesStyles.bulkSteps}>
        <Button disabled={shown.length === 0} onClick={() => apply({ kind: 'raise' })}>
          One level more for each
        </Button>
        <Button disabled={shown.length === 0} onClick={() => apply({ kind: 'set', level: 0 })}>
          I know none of them
        </Button>
      </div>
    </div>
  );
}

interface FromListProps extends PartProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

function FromList({ game, rows, actions, text, onText, onClose }: FromListProps) {
  const { levels, problems, unread } = useMemo(() => readList(game, text), [game, text]);
  const changes = changesOf(rows, levels);
  const apply = () => {
    actions.setMany(rows, levels);
    // What nobody understood stays, to be corrected.
    onText(unread.join('\n'));
    if (unread.length === 0) onClose();
  };
  return (
    <div className={styles.bulk}>
      <TextArea
        label="One recipe a line, its level at the end; 0 for one that you do not know"
        rows={8}
        placeholder={'Fancy Apple Curry 12\nWarm Moomoo Milk 5'}
        value={text}
        onChange={onText}
      />
      <Outcome text={text} found={levels} changes={changes} problems={problems} />
      <div className={recipesStyles.bulkSteps}>
        <Button onClick={() => onText(listOfLevels(rows))}>Begin with what I have</Button>
        <Button variant="primary" disabled={Object.keys(changes).length === 0} onClick={apply}>
          {Object.keys(changes).length === 1 ? 'Set one level' : `Set ${Object.keys(changes).length} levels`}
        </Button>
      </div>
    </div>
  );
}

interface OutcomeProps {
  readonly text: string;
  readonly found: Levels;
  readonly changes: Levels;
  readonly problems: readonly string[];
}

const SHOWN_PROBLEMS = 5;

/** What the list says, and what of it cannot be understood. */
function Outcome({ text, found, changes, problems }: OutcomeProps) {
  const [read, changed] = [Object.keys(found).length, Object.keys(changes).length];
  return (
    <div className={styles.bulkOutcome} role="status">
      {text.trim() !== '' && (
        <p>
          {read === 1 ? 'One recipe' : `${read} recipes`} understood, {changed === 0 ? 'nothing' : changed} to change.
        </p>
      )}
      {problems.length > 0 && (
        <ul className={styles.bulkProblems}>
          {problems.slice(0, SHOWN_PROBLEMS).map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
          {problems.length > SHOWN_PROBLEMS && <li>and {problems.length - SHOWN_PROBLEMS} more like these.</li>}
        </ul>
      )}
    </div>
  );
}
