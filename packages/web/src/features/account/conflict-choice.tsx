// Both versions of one thing, and a button under each.
import type { Creature } from '@oversleep/game';
import { Portrait } from '../../parts/pictures/portrait.tsx';
import { useAppState, useUser } from '../../state/context.ts';
import { gameFor } from '../../state/data/user.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import type { Conflict, Side } from '../../state/sync/conflicts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { conflictTitle, type Fact, sidesOf } from './conflict-facts.ts';
import { undoChoice } from './undo-choice.ts';
import * as styles from './choices.module.css';

export function ConflictChoice({ conflict }: { readonly conflict: Conflict }) {
  const state = useAppState();
  const edition = useUser((user) => user.edition);
  const language = useUser((user) => user.language);
  const { show } = useSnackbar();
  const game = gameFor({ edition });
  const title = conflictTitle(conflict, game, language);
  const { mine, theirs } = sidesOf(conflict, game, language);
  const isAlike = mine !== null && theirs !== null && mine.length === 0;

  const choose = (side: Side) => {
    const other = side === 'mine' ? 'theirs' : 'mine';
    state.sync.resolve(conflict.target, side);
    show({
      kind: 'success',
      text: side === 'mine' ? `${title}: kept as it is here.` : `${title}: taken over from your account.`,
      action: { label: 'Undo', onAction: () => undoChoice(state, conflict, other) },
    });
  };

  return (
    <div className={styles.choices}>
      <p>
        <strong>{title}</strong> was changed on this device and elsewhere at the same time. Which one shall it be?
      </p>
      {isAlike && <p className={styles.fine}>Both look the same now, so either will do.</p>}
      <div className={styles.sides}>
        <SideCard
          title="On this device"
          facts={mine}
          creatures={creaturesOf(conflict, 'mine')}
          label="Keep this device's"
          onChoose={() => choose('mine')}
        />
        <SideCard
          title="In your account"
          facts={theirs}
          creatures={creaturesOf(conflict, 'theirs')}
          label="Keep the account's"
          onChoose={() => choose('theirs')}
        />
      </div>
    </div>
  );
}

function creaturesOf(conflict: Conflict, side: Side): readonly Creature[] {
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
    <section className={styles.side} aria-label={title}>
      <h3>{title}</h3>
      {creatures.length > 0 && (
        <div className={styles.members}>
          {creatures.flatMap(({ externalId, pokemon, shiny }) => {
            const species = game.species.find(pokemon);
            return species ? [<Portrait key={externalId} species={species} size={48} shiny={shiny} />] : [];
          })}
        </div>
      )}
      {facts === null ? (
        <p className={styles.gone}>Deleted</p>
      ) : (
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.text}</dd>
            </div>
          ))}
        </dl>
      )}
      <Button onClick={onChoose}>{label}</Button>
    </section>
  );
}
