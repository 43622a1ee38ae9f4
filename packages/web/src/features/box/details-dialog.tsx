// Details of one Pokémon: its strength, tags, note, import doubts and actions.
import type { Creature, Game, Verdicts } from '@oversleep/game';
import { IconArrowsDiff, IconPlant, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { listFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import { dayText } from '../../parts/words/moment.ts';
import { tagsOf } from '../../parts/words/tags.ts';
import type { Worth } from '../../sim/worth.ts';
import { useAppState, useTeams } from '../../state/context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { BoxRow } from './box-row.ts';
import { KeepPanel } from './keep-panel.tsx';
import { NoteField } from './note-field.tsx';
import { Face, IngredientList, NatureCell, SubskillList, WorthCell } from './row-cells.tsx';
import { TagForm } from './selection-bar.tsx';
import type { BoxPageActions } from './use-box-actions.ts';
import * as styles from './details-dialog.module.css';

const t = messages('box');

const inList = listFormat();

interface DetailsDialogProps {
  readonly game: Game;
  readonly row: BoxRow;
  /** All Pokémon, without the preview. */
  readonly box: readonly Creature[];
  readonly verdicts: Verdicts | undefined;
  readonly worth: Worth | undefined;
  readonly actions: BoxPageActions;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

export function DetailsDialog({ game, row, box, verdicts, worth, actions, onOpen, onClose }: DetailsDialogProps) {
  const { own } = row;
  const { dialogs } = useAppState();
  const and = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog
      open
      title={row.name}
      maxWidth={640}
      onClose={onClose}
      foot={
        <>
          <Button
            small
            variant="danger"
            icon={<IconTrash size={18} aria-hidden="true" />}
            onClick={and(() => actions.remove([own]))}
          >
            {t('delete')}
          </Button>
          {row.species && (
            <Button
              small
              icon={<IconPlant size={18} aria-hidden="true" />}
              onClick={and(() => dialogs.openGrow({ ids: [own.externalId] }))}
            >
              {t('grow')}
            </Button>
          )}
          {row.species && (
            <Button
              small
              icon={<IconArrowsDiff size={18} aria-hidden="true" />}
              onClick={and(() => actions.compare([own]))}
            >
              {t('compare')}
            </Button>
          )}
          <Button small variant="primary" icon={<Glyph name="pencil" />} onClick={and(() => actions.edit(own))}>
            {t('edit')}
          </Button>
        </>
      }
    >
      <Stack gap={4} fit>
        <Facts row={row} worth={worth} />
        {row.species && (
          <KeepPanel
            game={game}
            row={row}
            box={box}
            verdicts={verdicts}
            onOpen={onOpen}
            onOdds={and(() => dialogs.openOdds({ species: own.pokemon }))}
          />
        )}
        <Stack as="section" className={styles.part} gap={2} align="start" fit edge="top">
          <h3>{t('tags.title')}</h3>
          <TagForm selected={[own]} tags={tagsOf(box)} actions={actions} />
        </Stack>
        <NoteField key={own.externalId} own={own} onNote={(note) => actions.setNote(own, note)} />
        <Origin row={row} />
      </Stack>
    </Dialog>
  );
}

function Facts({ row, worth }: Pick<DetailsDialogProps, 'row' | 'worth'>) {
  const { creature, speciesName, species, rp, id } = row;
  const teams = useTeams((state) => state.teams);
  const names = teams.filter(({ members }) => members.includes(id)).map(({ name }) => name);
  return (
    <Row gap={4} align="start">
      <Face row={row} size={84} />
      <Stack gap={2} slim>
        <p>
          {speciesName !== row.name && <b>{speciesName}</b>}
          {[
            t('details.level', { level: creature.level }),
            ...(species
              ? [t('details.skill', { skill: nameOf('skills', species.skill), level: creature.skillLevel })]
              : []),
            ...(rp === undefined ? [] : [t('details.rp', { rp })]),
          ].map((fact, i) => (
            <Fragment key={fact}>
              {(i > 0 || speciesName !== row.name) && ' · '}
              {fact}
            </Fragment>
          ))}
        </p>
        {names.length > 0 && <Note>{t('details.teams', { teams: inList(names) })}</Note>}
        <NatureCell row={row} />
        <SubskillList row={row} />
        <IngredientList row={row} />
        {species && (
          <Row as="dl" className={styles.figures} gap={2} gapX={6} wrap align="stretch">
            <div>
              <dt>
                <Link to="/help" hash="solo-strength">
                  {t('details.alone')}
                </Link>
              </dt>
              <dd>
                <WorthCell row={row} worth={worth} which="alone" isOver={false} />
              </dd>
            </div>
            {worth?.inTeam && (
              <div>
                <dt>
                  <Link to="/help" hash="team-gain">
                    {t('details.team')}
                  </Link>
                </dt>
                <dd>
                  <WorthCell row={row} worth={worth} which="inTeam" isOver={false} />
                </dd>
              </div>
            )}
          </Row>
        )}
      </Stack>
    </Row>
  );
}

/** Where it was imported from, and what to check about it. */
function Origin({ row: { own, doubts } }: { readonly row: BoxRow }) {
  if (doubts.length === 0 && !own.origin) return null;
  return (
    <Stack as="section" className={styles.part} gap={2} align="start" fit edge="top">
      <h3>{doubts.length > 0 ? t('origin.doubtful') : t('origin.title')}</h3>
      {doubts.length > 0 && (
        <Stack as="ul" gap={1} tone="warning">
          {doubts.map((doubt) => (
            <li key={doubt}>
              <Glyph name="warning" size={16} /> {doubt}
            </li>
          ))}
        </Stack>
      )}
      {own.origin && (
        <>
          <Note>{t('origin.text', { date: dayText(own.origin.at), format: own.origin.format })}</Note>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line has to be scrolled by keys */}
          <pre className={styles.raw} tabIndex={0}>
            {own.origin.raw}
          </pre>
        </>
      )}
    </Stack>
  );
}
