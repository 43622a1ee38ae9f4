// Keep or candy? The reasons for and against. The player decides: nothing is released automatically.
import { AIMS, type Creature, type Game, type Verdict, type Verdicts } from '@oversleep/game';
import { IconDice5 } from '@tabler/icons-react';
import { messages } from '../../messages/messages.ts';
import { displayNameOf } from '../../messages/names.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import type { BoxRow } from './box-row.ts';
import { bestForText, rankNotes, rankText, reasonText } from './keep-words.ts';
import * as styles from './details-dialog.module.css';

const t = messages('box');

interface KeepPanelProps {
  readonly game: Game;
  readonly row: BoxRow;
  readonly box: readonly Creature[];
  /** Undefined until they are known. */
  readonly verdicts: Verdicts | undefined;
  /** Shows another Pokémon. */
  readonly onOpen: (id: string) => void;
  /** Shows how likely a better catch of its species is. */
  readonly onOdds: () => void;
}

export function KeepPanel({ game, row, box, verdicts, onOpen, onOdds }: KeepPanelProps) {
  const verdict = verdicts?.get(row.id);
  // There is no verdict when its nature or a sub skill is unknown to this edition.
  if (verdicts && !verdict) return null;
  return (
    <Stack as="section" className={styles.part} gap={2} align="start" fit edge="top">
      <h3>{t('keep.title')}</h3>
      {verdict ? (
        <Reasons game={game} row={row} box={box} verdict={verdict} onOpen={onOpen} onOdds={onOdds} />
      ) : (
        <Note>
          <Spinner size={16} /> {t('keep.working')}
        </Note>
      )}
    </Stack>
  );
}

type ReasonsProps = Omit<KeepPanelProps, 'verdicts'> & { readonly verdict: Verdict };

function Reasons({ game, row, box, verdict, onOpen, onOdds }: ReasonsProps) {
  const { choice, reasons, ranks, bestFor } = verdict;
  const nameOf = (id: string) => {
    const creature = box.find(({ externalId }) => externalId === id);
    return creature ? displayNameOf(creature) : t('keep.another');
  };
  return (
    <>
      <p className={styles.choice} data-choice={choice}>
        {t(`choices.${choice}`)}
      </p>
      <Stack as="ul" gap={1}>
        {reasons.map((reason) => (
          <li key={JSON.stringify(reason)}>
            {reasonText(game, reason, nameOf)}
            {reason.kind === 'outdone' && (
              <Button small variant="quiet" onClick={() => onOpen(reason.by)}>
                {t('keep.show', { name: nameOf(reason.by) })}
              </Button>
            )}
          </li>
        ))}
        <li>{bestForText(bestFor)}</li>
      </Stack>
      <Row as="dl" className={styles.figures} gap={2} gapX={6} wrap align="stretch">
        {AIMS.map((aim) => (
          <div key={aim}>
            <dt>{t(`aims.${aim}`)}</dt>
            <dd>{rankText(ranks[aim].share)}</dd>
          </div>
        ))}
      </Row>
      {rankNotes(row.speciesName, verdict).map((note) => (
        <Note key={note}>{note}</Note>
      ))}
      <p>
        <Button small icon={<IconDice5 size={18} aria-hidden="true" />} onClick={onOdds}>
          {t('keep.odds')}
        </Button>
      </p>
    </>
  );
}
