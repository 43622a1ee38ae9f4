// Keep or candy? What speaks for it and against it. The player decides: nothing is ever given away by itself.
import { AIMS, type Aim, type Creature, displayNameOf, type Game, type Verdict } from '@oversleep/game';
import { IconDice5 } from '@tabler/icons-react';
import { percentText } from '../../parts/words/wording.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import type { BoxRow } from './box-row.ts';
import { bestForWords, CHOICE_WORDS, ranksNote, reasonWords } from './keep-words.ts';
import { useVerdicts } from './use-verdicts.ts';
import * as styles from './details-dialog.module.css';

interface KeepPanelProps {
  readonly game: Game;
  readonly row: BoxRow;
  readonly box: readonly Creature[];
  /** Shows another one. */
  readonly onOpen: (id: string) => void;
  /** Shows how likely a wished catch of its species is. */
  readonly onOdds: () => void;
}

export function KeepPanel({ game, row, box, onOpen, onOdds }: KeepPanelProps) {
  const verdicts = useVerdicts(game, box);
  const verdict = verdicts?.get(row.id);
  // Its nature or a subskill is unknown to this edition: nothing can be said.
  if (verdicts && !verdict) return null;
  return (
    <section className={styles.part}>
      <h3>Keep or candy?</h3>
      {verdict ? (
        <Reasons game={game} row={row} box={box} verdict={verdict} onOpen={onOpen} onOdds={onOdds} />
      ) : (
        <p className={styles.teams}>
          <Spinner size={16} /> Comparing it with the others…
        </p>
      )}
    </section>
  );
}

const AIM_TITLES: Readonly<Record<Aim, string>> = { berries: 'Berries', ingredients: 'Ingredients', skill: 'Skill' };

function Reasons({ game, row, box, verdict, onOpen, onOdds }: KeepPanelProps & { readonly verdict: Verdict }) {
  const { choice, reasons, ranks, bestFor } = verdict;
  const nameOf = (id: string) => {
    const creature = box.find(({ externalId }) => externalId === id);
    return creature ? displayNameOf(creature) : 'Another';
  };
  return (
    <>
      <p className={styles.choice} data-choice={choice}>
        {CHOICE_WORDS[choice]}
      </p>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={JSON.stringify(reason)}>
            {reasonWords(game, reason, nameOf)}
            {reason.kind === 'outdone' && (
              <Button small variant="quiet" onClick={() => onOpen(reason.by)}>
                Show {nameOf(reason.by)}
              </Button>
            )}
          </li>
        ))}
        <li>{bestForWords(game, bestFor)}</li>
      </ul>
      <dl className={styles.figures}>
        {AIMS.map((aim) => (
          <div key={aim}>
            <dt>{AIM_TITLES[aim]}</dt>
            <dd>top {percentText(ranks[aim].share)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.teams}>{ranksNote(row.speciesName, verdict)} Nothing is released automatically.</p>
      <p>
        <Button small icon={<IconDice5 size={18} aria-hidden="true" />} onClick={onOdds}>
          Odds of a better catch
        </Button>
      </p>
    </>
  );
}
