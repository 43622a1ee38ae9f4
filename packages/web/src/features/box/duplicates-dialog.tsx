// Probable duplicates side by side. Differences are marked, and the player chooses which one to keep.
import type { Creature, Game } from '@oversleep/game';
import { listFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { dayText } from '../../parts/words/moment.ts';
import { useUser } from '../../state/context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { rowMaker } from './box-row.ts';
import { NO_FILTER } from './box-search.ts';
import { ribbonText } from './ribbon-text.ts';
import { Face } from './row-cells.tsx';
import type { BoxPageActions } from './use-box-actions.ts';
import * as styles from './duplicates-dialog.module.css';

const t = messages('box');

const inList = listFormat({ type: 'unit' });

interface DuplicatesDialogProps {
  readonly game: Game;
  readonly groups: readonly (readonly Creature[])[];
  readonly actions: BoxPageActions;
  readonly onClose: () => void;
}

export function DuplicatesDialog({ game, groups, actions, onClose }: DuplicatesDialogProps) {
  return (
    <Dialog open title={t('duplicates.title')} maxWidth={760} onClose={onClose}>
      <p className={styles.words}>{groups.length === 0 ? t('duplicates.none') : t('duplicates.text')}</p>
      <Stack as="ul" gap={4} fit>
        {groups.map((group) => (
          <li key={group[0]?.externalId}>
            <Group game={game} group={group} actions={actions} />
          </li>
        ))}
      </Stack>
    </Dialog>
  );
}

type GroupProps = Pick<DuplicatesDialogProps, 'game' | 'actions'> & { readonly group: readonly Creature[] };

function Group({ game, group, actions }: GroupProps) {
  const language = useUser((user) => user.language);
  const make = rowMaker(game, language, NO_FILTER.preview);
  const rows = group.map(make);
  const fields = fieldsOf().map(({ title, textOf }) => {
    const texts = rows.map(({ own, speciesName }) => textOf(own, game, speciesName));
    return { title, texts, isSame: new Set(texts).size === 1 };
  });
  return (
    <Grid className={styles.group} pad={2.5} frame="line" corner="panel" gap={2.5}>
      {rows.map((row, at) => (
        <Stack
          as="article"
          key={row.id}
          className={styles.one}
          pad={2.5}
          corner="card"
          fill={2}
          gap={2.5}
          align="start"
          packed
          slim
          aria-label={row.name}
        >
          <Row gap={2}>
            <Face row={row} size={48} />
            <b>{row.name}</b>
          </Row>
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
            aria-label={t('duplicates.keepName', { name: row.name, level: row.own.level, others: group.length - 1 })}
          >
            {t('duplicates.keep')}
          </Button>
        </Stack>
      ))}
    </Grid>
  );
}

/** Fields in which duplicates may differ. */
interface Field {
  readonly title: string;
  readonly textOf: (creature: Creature, game: Game, speciesName: string) => string;
}

const fieldsOf = (): readonly Field[] => [
  { title: t('columns.species'), textOf: (_, __, speciesName) => speciesName },
  { title: t('columns.level'), textOf: ({ level }) => String(level) },
  { title: t('columns.skill'), textOf: ({ skillLevel }) => String(skillLevel) },
  { title: t('columns.ribbon'), textOf: ({ ribbon }, game) => ribbonText(game, ribbon) },
  { title: t('columns.nature'), textOf: ({ nature }) => nature },
  { title: t('tags.title'), textOf: ({ tags }) => (tags ? inList(tags) : '–') },
  { title: t('note.title'), textOf: ({ note }) => note ?? '–' },
  {
    title: t('duplicates.origin'),
    textOf: ({ origin }) =>
      origin ? t('duplicates.originText', { format: origin.format, date: dayText(origin.at) }) : '–',
  },
];
