// One ingredient slot: what it holds, how many, whether it is open yet, and what else it could hold.
import type { IngredientSet } from '@oversleep/game';
import { useEffect, useRef, useState } from 'react';
import { IngredientPicture } from '../../../parts/pictures/ingredient-picture.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { LockBadge } from '../slot/lock-badge.tsx';
import type { SlotFace } from './draft.ts';
import * as styles from './ingredient-row.module.css';

/** Long enough to see what was pressed before the panel goes. */
const PRESS_MS = 200;

interface IngredientSlotProps {
  readonly face: SlotFace;
  readonly onChoose: (set: IngredientSet) => void;
}

export function IngredientSlot({ face, onChoose }: IngredientSlotProps) {
  const { unlock, isLocked, now, choices, canChange } = face;
  const when = unlock === 0 ? 'First ingredient' : `Level ${unlock} ingredient`;
  const inside = (
    <>
      <span className="unseen">{when}: </span>
      {isLocked && <LockBadge level={unlock} />}
      <IngredientPicture ingredient={now} size={40} decorative />
      <span className={styles.slotAmount}>{now.isEmpty ? '–' : `×${now.amount}`} </span>
      <span className={styles.slotName}>{now.isEmpty ? 'Not found yet' : now.longName}</span>
      <span className="unseen">
        {isLocked && ', locked'}
        {!canChange && ', no other choice'}
      </span>
    </>
  );
  if (!canChange) {
    return (
      <button type="button" className={styles.slot} disabled data-locked={isLocked}>
        {inside}
      </button>
    );
  }
  return (
    <Popover
      label={when}
      align="center"
      trigger={(props) => (
        <button type="button" className={styles.slot} data-locked={isLocked} {...props}>
          {inside}
        </button>
      )}
    >
      {(close) => <Choices choices={choices} present={now.name} onChoose={onChoose} onDone={close} />}
    </Popover>
  );
}

interface ChoicesProps {
  readonly choices: readonly IngredientSet[];
  readonly present: string;
  readonly onChoose: (set: IngredientSet) => void;
  readonly onDone: () => void;
}

function Choices({ choices, present, onChoose, onDone }: ChoicesProps) {
  const [pressed, setPressed] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const press = (set: IngredientSet) => {
    setPressed(set.ingredient.name);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      onChoose(set);
      onDone();
    }, PRESS_MS);
  };
  const chosen = pressed ?? present;
  return (
    <div className={styles.choices} data-many={choices.length > 3}>
      {choices.map((set) => {
        const { ingredient, amount } = set;
        return (
          <button
            key={ingredient.name}
            type="button"
            className={styles.choice}
            aria-pressed={ingredient.name === chosen}
            onClick={() => press(set)}
          >
            <IngredientPicture ingredient={ingredient} size={48} decorative />
            <span>{ingredient.placeholder ? 'Not found yet' : `${amount} ${ingredient.longName}`}</span>
          </button>
        );
      })}
    </div>
  );
}
