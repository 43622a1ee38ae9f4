// Sets several levels: the same for all shown recipes, or from a list.

import type { Game } from '@oversleep/game';
import { useMemo, useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Tabs } from '../../ui/buttons/tabs.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { type BulkStep, changesOf, levelsAfter, listOfLevels, readList } from './bulk-levels.ts';
import type { Levels, RecipeListRow } from './recipe-rows.ts';
import type { LevelActions } from './use-levels.ts';
import * as styles from './bulk-dialog.module.css';

const t = messages('recipes');

interface BulkDialogProps {
  readonly open: boolean;
  readonly game: Game;
  readonly rows: readonly RecipeListRow[];
  /** Recipes that match the filters. */
  readonly shown: readonly RecipeListRow[];
  readonly actions: LevelActions;
  readonly onClose: () => void;
}

export function BulkDialog({ open, onClose, ...rest }: BulkDialogProps) {
  const [tab, setTab] = useState('step');
  const [list, setList] = useState('');
  return (
    <Dialog open={open} title={t('bulk.title')} maxWidth={560} onClose={onClose}>
      <Tabs
        label={t('bulk.how')}
        tabs={[
          { id: 'step', label: t('bulk.shown') },
          { id: 'list', label: t('bulk.list') },
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
    <Stack className={styles.bulk} gap={4}>
      <p>{shown.length === 0 ? t('bulk.noneShown') : t('bulk.forShown', { count: shown.length })}</p>
      <Row className={styles.bulkLevel} gap={3} wrap align="end">
        <NumberField label={t('bulk.level')} value={level} min={1} max={most} live onChange={setLevel} />
        <Button variant="primary" disabled={shown.length === 0} onClick={() => apply({ kind: 'set', level })}>
          {t('bulk.setTo', { level })}
        </Button>
      </Row>
      <Row gap={2} wrap align="stretch">
        <Button disabled={shown.length === 0} onClick={() => apply({ kind: 'raise' })}>
          {t('bulk.raise')}
        </Button>
        <Button disabled={shown.length === 0} onClick={() => apply({ kind: 'set', level: 0 })}>
          {t('bulk.forget')}
        </Button>
      </Row>
    </Stack>
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
    // Lines that couldn't be read stay for the player to correct.
    onText(unread.join('\n'));
    if (unread.length === 0) onClose();
  };
  return (
    <Stack className={styles.bulk} gap={4}>
      <TextArea
        label={t('bulk.listLabel')}
        rows={8}
        placeholder={[exampleLine('FANCY_APPLE_CURRY', 12), exampleLine('WARM_MOOMOO_MILK', 5)].join('\n')}
        value={text}
        onChange={onText}
      />
      <Outcome text={text} found={levels} changes={changes} problems={problems} />
      <Row gap={2} wrap align="stretch">
        <Button onClick={() => onText(listOfLevels(rows))}>{t('bulk.listOwn')}</Button>
        <Button variant="primary" disabled={Object.keys(changes).length === 0} onClick={apply}>
          {t('bulk.apply', { count: Object.keys(changes).length })}
        </Button>
      </Row>
    </Stack>
  );
}

interface OutcomeProps {
  readonly text: string;
  readonly found: Levels;
  readonly changes: Levels;
  readonly problems: readonly string[];
}

/** A line as it may be typed. */
const exampleLine = (recipe: string, level: number): string => `${nameOf('recipes', recipe)} ${level}`;

const SHOWN_PROBLEMS = 5;

/** What the list says, and what of it cannot be understood. */
function Outcome({ text, found, changes, problems }: OutcomeProps) {
  const [read, changed] = [Object.keys(found).length, Object.keys(changes).length];
  return (
    <div className={styles.bulkOutcome} role="status">
      {text.trim() !== '' && <p>{t('bulk.outcome', { read, changed })}</p>}
      {problems.length > 0 && (
        <Text as="ul" tone="danger">
          {problems.slice(0, SHOWN_PROBLEMS).map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
          {problems.length > SHOWN_PROBLEMS && (
            <li>{t('bulk.moreProblems', { count: problems.length - SHOWN_PROBLEMS })}</li>
          )}
        </Text>
      )}
    </div>
  );
}
