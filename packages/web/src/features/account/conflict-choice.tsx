// Both versions of one thing, and a button under each.
import type { Creature } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { Portrait } from '../../parts/pictures/portrait.tsx';
import { useAppState, useUser } from '../../state/context.ts';
import { gameFor } from '../../state/data/user.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import type { Conflict, ConflictSide } from '../../state/sync/conflicts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card, Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { conflictTitle, type Fact, sidesOf } from './conflict-facts.ts';
import { undoChoice } from './undo-choice.ts';
import * as styles from './choices.module.css';

const t = messages('account');

export function ConflictChoice({ conflict }: { readonly conflict: Conflict }) {
  const state = useAppState();
  const edition = useUser((user) => user.edition);
  const language = useUser((user) => user.language);
  const { show } = useSnackbar();
  const game = gameFor({ edition });
  const title = conflictTitle(conflict, game, language);
  const { mine, theirs } = sidesOf(conflict, game, language);
  const isAlike = mine !== null && theirs !== null && mine.length === 0;

  const choose = (side: ConflictSide) => {
    const other = side === 'mine' ? 'theirs' : 'mine';
    state.sync.resolve(conflict.target, side);
    show({
      kind: 'success',
      text: side === 'mine' ? t('conflict.keptMine', { title }) : t('conflict.keptTheirs', { title }),
      action: { label: t('undo'), onAction: () => undoChoice(state, conflict, other) },
    });
  };

  return (
    <Stack className={styles.choices} gap={4} fit align="start">
      <p>{t.rich('conflict.question', { title, strong: (inner) => <strong>{inner}</strong> })}</p>
      {isAlike && (
        <Text tone="muted" size="note">
          {t('conflict.alike')}
        </Text>
      )}
      <Grid className={styles.sides} gap={3}>
        <SideCard
          title={t('conflict.mine')}
          facts={mine}
          creatures={creaturesOf(conflict, 'mine')}
          label={t('conflict.keepMine')}
          onChoose={() => choose('mine')}
        />
        <SideCard
          title={t('conflict.theirs')}
          facts={theirs}
          creatures={creaturesOf(conflict, 'theirs')}
          label={t('conflict.keepTheirs')}
          onChoose={() => choose('theirs')}
        />
      </Grid>
    </Stack>
  );
}

function creaturesOf(conflict: Conflict, side: ConflictSide): readonly Creature[] {
  if (conflict.kind === 'team') return conflict[side]?.creatures ?? [];
  const creature = conflict[side];
  return creature ? [creature] : [];
}

interface SideCardProps {
  readonly title: string;
  /** Null: deleted. */
  readonly facts: readonly Fact[] | null;
  readonly creatures: readonly Creature[];
  readonly label: string;
  readonly onChoose: () => void;
}

function SideCard({ title, facts, creatures, label, onChoose }: SideCardProps) {
  const edition = useUser((user) => user.edition);
  const game = gameFor({ edition });
  return (
    <Card as="section" className={styles.side} pad={3.5} gap={3} packed aria-label={title}>
      <h3>{title}</h3>
      {creatures.length > 0 && (
        <Row gap={1} wrap align="stretch">
          {creatures.flatMap(({ externalId, pokemon, shiny }) => {
            const species = game.species.find(pokemon);
            return species ? [<Portrait key={externalId} species={species} size={48} shiny={shiny} />] : [];
          })}
        </Row>
      )}
      {facts === null ? (
        <Text tone="warning" weight={600}>
          {t('conflict.deleted')}
        </Text>
      ) : (
        <Stack as="dl" gap={2}>
          {facts.map((fact) => (
            <div key={fact.label}>
              <Text as="dt" tone="muted" size="note">
                {fact.label}
              </Text>
              <Text as="dd" breaks="anywhere">
                {fact.text}
              </Text>
            </div>
          ))}
        </Stack>
      )}
      <Button onClick={onChoose}>{label}</Button>
    </Card>
  );
}
