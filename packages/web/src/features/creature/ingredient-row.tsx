// The three ingredients, each a button that opens its alternatives.
import type { Creature, Game } from '@oversleep/game';
import { useId } from 'react';
import { slotFaces, withIngredient } from './draft.ts';
import { IngredientSlot } from './ingredient-slot.tsx';
import './ingredient-row.css';

interface IngredientRowProps {
  readonly game: Game;
  readonly draft: Creature;
  readonly refusal: string | undefined;
  readonly onChange: (draft: Creature) => void;
}

export function IngredientRow({ game, draft, refusal, onChange }: IngredientRowProps) {
  const id = useId();
  return (
    <fieldset
      className="ingredient-row"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-refusal`}
      data-invalid={refusal !== undefined}
    >
      <h3 id={`${id}-label`} className="editor-heading">
        Ingredients
      </h3>
      <div className="ingredient-row-slots">
        {slotFaces(game, draft).map((face) => (
          <IngredientSlot
            key={face.place}
            face={face}
            onChoose={(set) => onChange(withIngredient(draft, face.place, set))}
          />
        ))}
      </div>
      <p id={`${id}-refusal`} className="editor-refusal" role="alert">
        {refusal}
      </p>
    </fieldset>
  );
}
