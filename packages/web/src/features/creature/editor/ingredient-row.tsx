// The three ingredients, each a button that opens its alternatives.
import type { Creature, Game } from '@oversleep/game';
import { useId } from 'react';
import { messages } from '../../../messages/messages.ts';
import { Grid, Text } from '../../../ui/layout/layout.tsx';
import { slotFaces, withIngredient } from './draft.ts';
import { IngredientSlot } from './ingredient-slot.tsx';
import * as editorStyles from './editor.module.css';
import * as styles from './ingredient-row.module.css';

const t = messages('creature');

interface IngredientRowProps {
  readonly game: Game;
  readonly draft: Creature;
  readonly refusal: string | undefined;
  readonly onChange: (draft: Creature) => void;
}

export function IngredientRow({ game, draft, refusal, onChange }: IngredientRowProps) {
  const id = useId();
  return (
    <Text
      as="fieldset"
      className={styles.row}
      slim
      flush
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-refusal`}
      data-invalid={refusal !== undefined}
    >
      <h3 id={`${id}-label`} className={editorStyles.heading} data-ui="editor-heading">
        {t('ingredients.title')}
      </h3>
      <Grid className={styles.rowSlots} gap={2} columns={3}>
        {slotFaces(game, draft).map((face) => (
          <IngredientSlot
            key={face.place}
            face={face}
            onChoose={(set) => onChange(withIngredient(draft, face.place, set))}
          />
        ))}
      </Grid>
      <Text id={`${id}-refusal`} className={editorStyles.refusal} tone="danger" size="label" weight={600} role="alert">
        {refusal}
      </Text>
    </Text>
  );
}
