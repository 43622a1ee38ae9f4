// The menu of subskills: a click puts one into the next slot, or takes it out again; a slot can be pointed at first.
import type { Game, Subskill, SubskillSlots } from '@oversleep/game';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { cleared, nextSlot, slotOf, startChoice, subskillRows, toggled } from './subskill-choice.ts';
import * as styles from './subskill-menu.module.css';

interface SubskillMenuProps {
  readonly game: Game;
  readonly slots: SubskillSlots;
  /** Of the creature: what opens above it is still locked. */
  readonly level: number;
  /** The slot that it was opened for. */
  readonly target: number | null;
  readonly onSave: (slots: SubskillSlots) => void;
  readonly onClose: () => void;
}

export function SubskillMenu({ game, slots, level, target, onSave, onClose }: SubskillMenuProps) {
  const [choice, setChoice] = useState(() => startChoice(slots, target));
  const { subskillUnlockLevels: unlocks } = game.rules;
  const next = nextSlot(choice);
  return (
    <Dialog
      open
      title="Subskills"
      maxWidth={550}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button onClick={() => setChoice(cleared)}>Clear</Button>
          <Button variant="primary" onClick={() => onSave(choice.slots)}>
            Save
          </Button>
        </>
      }
    >
      <div className={styles.subskillMenu}>
        <p className={styles.hint} role="status">
          {next === undefined ? (
            'All five are chosen. Click a selected one to take it out, or a level below to replace what is there.'
          ) : (
            <>
              Choose the subskill for level <b className={styles.level}>{unlocks[next]}</b>
            </>
          )}
        </p>
        <fieldset className={styles.slots} aria-label="Slot for the next subskill">
          {unlocks.map((unlock, slot) => (
            <button
              key={unlock}
              type="button"
              className={styles.slot}
              aria-pressed={slot === next}
              onClick={() => setChoice({ ...choice, target: choice.target === slot ? null : slot })}
            >
              <span>
                <span className="unseen">Level </span>
                {unlock}
                {unlock > level && <span className="unseen">, locked</span>}
              </span>
              <small>{shortNameOf(game, choice.slots[slot] ?? null)}</small>
            </button>
          ))}
        </fieldset>
        {subskillRows(game.subskills.rows).map((row) => (
          <div key={row[0]?.key} className={styles.row}>
            {row.map((subskill) => (
              <SubskillButton
                key={subskill.key}
                subskill={subskill}
                at={unlocks[slotOf(choice, subskill.name)]}
                onClick={() => setChoice(toggled(choice, subskill.name))}
              />
            ))}
          </div>
        ))}
      </div>
    </Dialog>
  );
}

const shortNameOf = ({ subskills }: Game, name: string | null): string =>
  name === null ? 'free' : (subskills.find(name)?.shortName ?? name);

interface SubskillButtonProps {
  readonly subskill: Subskill;
  /** The level of the slot that holds it. */
  readonly at: number | undefined;
  readonly onClick: () => void;
}

function SubskillButton({ subskill: { name, rarity }, at, onClick }: SubskillButtonProps) {
  return (
    <button type="button" className={styles.one} data-rarity={rarity} aria-pressed={at !== undefined} onClick={onClick}>
      {name}
      {at !== undefined && (
        <span className={styles.badge}>
          <span className="unseen">, level </span>
          {at}
        </span>
      )}
    </button>
  );
}
