// Creatures that are probably the same one twice, side by side: what differs is marked, and the player says who stays.
import { type Creature, type Game, ribbonLabel } from '@oversleep/game';
import { useUser } from '../../state/context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { rowMaker } from './box-row.ts';
import { NO_FILTER } from './box-search.ts';
import { Face } from './row-cells.tsx';
import type { BoxPageActions } from './use-box-actions.ts';
import * as styles from './duplicates-dialog.module.css';

interface DuplicatesDialogProps {
  readonly game: Game;
  readonly groups: readonly (readonly Creature[])[];
  readonly actions: BoxPageActions;
  readonly onClose: () => void;
}

export function DuplicatesDialog({ game, groups, actions, onClose }: DuplicatesDialogProps) {
  return (
    <Dialog open title="Duplicates" maxWidth={760} onClose={onClose}>
      <p className={styles.words}>
        {groups.length === 0
          ? 'Nobody is there twice any more.'
          : 'These have the same nature, subskills and ingredients: probably one and the same, read in twice. Nothing is removed unless you say so, and Undo brings it back.'}
      </p>
      <ul className={styles.groups}>
        {groups.map((group) => (
          <li key={group[0]?.externalId}>
            <Group game={game} group={group} actions={actions} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

type GroupProps = Pick<DuplicatesDialogProps, 'game' | 'actions'> & { readonly group: readonly Creature[] };

function Group({ game, group, actions }: GroupProps) {
  const language = useUser((user) => user.language);
  const make = rowMaker(game, language, NO_FILTER.preview);
  const rows = group.map(make);
  const fields = FIELDS.map(({ title, textOf }) => {
    const texts = rows.map(({ own, speciesName }) => textOf(own, game, speciesName));
    return { title, texts, isSame: new Set(texts).size === 1 };
  });
  return (
    <div className={styles.group}>
      {rows.map((row, at) => (
        <article key={row.id} className={styles.one} aria-label={row.name}>
          <div className={styles.who}>
            <Face row={row} size={48} />
            <b>{row.name}</b>
          </div>
          <dl>
            {fields.map(({ title, texts, isSame }) => (
              <div key={title} data-same={isSame}>
                <dt>{title}</dt>
                <dd>{texts[at]}</dd>
              </div>
            ))}
          </dl>
          <Button
            small
            onClick={() => actions.remove(group.filter(({ externalId }) => externalId !== row.id))}
            aria-label={`Keep ${row.name}, level ${row.own.level}, and delete the ${group.length === 2 ? 'other' : 'others'}`}
          >
            Keep this one
          </Button>
        </article>
      ))}
    </div>
  );
}

/** In which duplicates may differ. */
const FIELDS: readonly {
  readonly title: string;
  readonly textOf: (creature: Creature, game: Game, speciesName: string) => string;
}[] = [
  { title: 'Species', textOf: (_, __, speciesName) => speciesName },
  { title: 'Level', textOf: ({ level }) => String(level) },
  { title: 'Skill level', textOf: ({ skillLevel }) => String(skillLevel) },
  { title: 'Ribbon', textOf: ({ ribbon }, game) => ribbonLabel(game, ribbon) },
  { title: 'Nature', textOf: ({ nature }) => nature },
  { title: 'Tags', textOf: ({ tags }) => tags?.join(', ') ?? '–' },
  { title: 'Note', textOf: ({ note }) => note ?? '–' },
  { title: 'Came from', textOf: ({ origin }) => (origin ? `${origin.format}, ${origin.at.slice(0, 10)}` : '–') },
];
