// What lies in the bag, in seconds: steppers, keys, or all of it pasted.
import type { Game } from '@oversleep/game';
import { useState } from 'react';
import { IngredientPicture } from '../../parts/pictures/ingredient-picture.tsx';
import { countText } from '../../parts/words/wording.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { AmountRow } from './amount-row.tsx';
import { MOST_OF_ONE, readBag } from './bag-text.ts';
import * as styles from './bag.module.css';

interface BagDialogProps {
  readonly game: Game;
  readonly bag: Readonly<Record<string, number>>;
  readonly onSave: (bag: Readonly<Record<string, number>>) => void;
  readonly onClose: () => void;
}

const LIST = new Intl.ListFormat('en');

/** The first three of them. */
const fewOf = (parts: readonly string[]): string =>
  LIST.format(parts.length > 3 ? [...parts.slice(0, 3), 'more'] : parts);

function pasteRefusal(unread: readonly string[], tooMany: readonly string[]): string | undefined {
  const parts = [
    ...(tooMany.length > 0 ? [`More than ${countText(MOST_OF_ONE)}: ${fewOf(tooMany)}.`] : []),
    ...(unread.length > 0 ? [`Not understood: ${fewOf(unread)}.`] : []),
  ];
  return parts.length > 0 ? `${parts.join(' ')} Correct or delete it.` : undefined;
}

export function BagDialog({ game, bag, onSave, onClose }: BagDialogProps) {
  const { rows } = game.ingredients;
  const [amounts, setAmounts] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(rows.map(({ name }) => [name, bag[name] ?? 0])),
  );
  const [pasted, setPasted] = useState('');
  const { bag: read, unread, tooMany } = readBag(game, pasted);
  const readCount = Object.keys(read).length;
  // What was pasted and understood counts, whether or not it was taken over first.
  const wanted = { ...amounts, ...read };
  const all = Object.values(wanted).reduce((sum, amount) => sum + amount, 0);
  const { ingredientBag } = game.rules;
  return (
    <Dialog
      open
      title="Your bag"
      maxWidth={860}
      onClose={onClose}
      aside={
        <p className={styles.sum} role="status">
          {countText(all)} of {countText(ingredientBag)}
        </p>
      }
      foot={
        <>
          <Button small variant="quiet" onClick={() => onSave({})}>
            I do not know
          </Button>
          <Button small variant="primary" onClick={() => onSave(wanted)}>
            Use this bag
          </Button>
        </>
      }
    >
      <div className={styles.bag}>
        <div className={styles.paste}>
          <TextArea
            label="Paste it"
            rows={2}
            value={pasted}
            note={`Such as “Apple 12, Milk 3”, or ${rows.length} numbers in this order.`}
            message={pasteRefusal(unread, tooMany)}
            onChange={setPasted}
          />
          <Button
            small
            disabled={readCount === 0}
            onClick={() => {
              setAmounts(wanted);
              setPasted([...tooMany, ...unread].join(', '));
            }}
          >
            {readCount === 0 ? 'Take it over' : `Take ${readCount} over`}
          </Button>
        </div>
        <ul className={styles.list}>
          {rows.map((ingredient) => (
            <AmountRow
              key={ingredient.key}
              picture={<IngredientPicture ingredient={ingredient} size={32} decorative />}
              name={ingredient.name}
              step={`One ${ingredient.name}`}
              amount={amounts[ingredient.name] ?? 0}
              most={MOST_OF_ONE}
              onChange={(amount) => setAmounts((before) => ({ ...before, [ingredient.name]: amount }))}
            />
          ))}
        </ul>
        {all > ingredientBag && (
          <Banner
            kind="warning"
            what={`A bag holds ${countText(ingredientBag)} at most`}
            why="Please look again: what is more than that is counted all the same."
          />
        )}
      </div>
    </Dialog>
  );
}
