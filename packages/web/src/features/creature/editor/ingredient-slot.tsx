// One ingredient slot: its ingredient and amount, whether it is locked, and the alternatives.
import type { IngredientSet } from '@oversleep/game';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { nameOf } from '../../../messages/names.ts';
import { IngredientPicture } from '../../../parts/pictures/ingredient-picture.tsx';
import { Note, Row, Stack } from '../../../ui/layout/layout.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { LockBadge } from '../slot/lock-badge.tsx';
import type { SlotFace } from './draft.ts';
import * as styles from './ingredient-row.module.css';

const t = messages('creature');

/** Long enough to see the choice before the panel closes. */
const PRESS_MS = 200;

interface IngredientSlotProps {
  readonly face: SlotFace;
  readonly onChoose: (set: IngredientSet) => void;
}

export function IngredientSlot({ face, onChoose }: IngredientSlotProps) {
  const { unlock, isLocked, now, choices, canChange } = face;
  const slot = unlock === 0 ? t('ingredients.first') : t('ingredients.slot', { level: unlock });
  const content = now.isEmpty
    ? t('ingredients.locked')
    : t('ingredients.amount', { amount: now.amount, ingredient: now.longName });
  // An empty slot says so by its content.
  const saysLocked = isLocked && !now.isEmpty;
  const state = saysLocked ? (canChange ? 'locked' : 'lockedFixed') : canChange ? 'other' : 'fixed';
  const label = t('ingredients.label', { slot, content, state });
  const inside = (
    <>
      {isLocked && <LockBadge level={unlock} />}
      <IngredientPicture ingredient={now} size={40} decorative />
      <span className="unseen">{label}</span>
      <span className={styles.slotAmount} aria-hidden="true">
        {now.isEmpty ? '–' : t('ingredients.count', { amount: now.amount })}
      </span>
      <Note as="span" className={styles.slotName} aria-hidden="true">
        {now.isEmpty ? t('ingredients.locked') : now.longName}
      </Note>
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
      label={slot}
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
    <Row className={styles.choices} gap={2} align="stretch" data-many={choices.length > 3}>
      {choices.map((set) => {
        const { ingredient, amount } = set;
        return (
          <Stack
            as="button"
            key={ingredient.name}
            className={styles.choice}
            gap={1}
            align="center"
            packed
            slim
            pad={2}
            padX={1}
            size="note"
            tight
            corner="field"
            fill={1}
            aria-pressed={ingredient.name === chosen}
            onClick={() => press(set)}
          >
            <IngredientPicture ingredient={ingredient} size={48} decorative />
            <span>
              {ingredient.placeholder
                ? t('ingredients.locked')
                : t('ingredients.choice', { amount, ingredient: nameOf('ingredients', ingredient) })}
            </span>
          </Stack>
        );
      })}
    </Row>
  );
}
