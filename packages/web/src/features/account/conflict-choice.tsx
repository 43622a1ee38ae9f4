// Both versions of one thing, and a button under each.
import type { Creature } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { Portrait } from '../../parts/pictures/portrait.tsx';
import { useAppState, useUser } from '../../state/context.ts';
import { gameFor } from '../../state/data/user.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import type { Conflict, Side } from '../../state/sync/conflicts.ts';
import { Button } from '../../ui/buttons/button.tsx';
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

  const choose = (side: Side) => {
    const other = side === 'mine' ? 'theirs' : 'mine';
    state.sync.resolve(conflict.target, side);
    show({
      kind: 'success',
      text: side === 'mine' ? t('conflict.keptMine', { title }) : t('conflict.keptTheirs', { title }),
      action: { label: t('undo'), onAction: () => undoChoice(state, conflict, other) },
    });
  };

  return (
    <div className={styles.choices}>
      <p>{t.rich('conflict.question', { title, strong: (inner) => <strong>{inner}</strong> })}</p>
      {isAlike && <p className={styles.fine}>{t('conflict.alike')}</p>}
      <div className={styles.sides}>
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
        <p className={styles.gone}>{t('conflict.deleted')}</p>
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
