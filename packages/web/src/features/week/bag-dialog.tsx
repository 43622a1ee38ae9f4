// Ingredients in the bag: typed, stepped or pasted.
import { type Game, WEEK_LIMITS } from '@oversleep/game';
import { useState } from 'react';
import { listFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { IngredientPicture } from '../../parts/pictures/ingredient-picture.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { Grid, Note, Stack } from '../../ui/layout/layout.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { AmountRow } from './amount-row.tsx';
import { readBag } from './bag-text.ts';
import * as styles from './bag.module.css';

const t = messages('week');

interface BagDialogProps {
  readonly game: Game;
  readonly bag: Readonly<Record<string, number>>;
  readonly onSave: (bag: Readonly<Record<string, number>>) => void;
  readonly onClose: () => void;
}

const listText = listFormat();

/** At most three of them by name. */
const fewOf = (parts: readonly string[]): string =>
  listText(parts.length > 3 ? [...parts.slice(0, 3), t('bag.andMore')] : parts);

function pasteRefusal(unread: readonly string[], tooMany: readonly string[]): string | undefined {
  if (tooMany.length > 0 && unread.length > 0)
    return t('bag.tooManyAndUnread', {
      most: WEEK_LIMITS.ofIngredient,
      tooMany: fewOf(tooMany),
      unread: fewOf(unread),
    });
  if (tooMany.length > 0) return t('bag.tooMany', { most: WEEK_LIMITS.ofIngredient, list: fewOf(tooMany) });
  return unread.length > 0 ? t('bag.unread', { list: fewOf(unread) }) : undefined;
}

export function BagDialog({ game, bag, onSave, onClose }: BagDialogProps) {
  const { rows } = game.ingredients;
  const [amounts, setAmounts] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(rows.map(({ name }) => [name, bag[name] ?? 0])),
  );
  const [pasted, setPasted] = useState('');
  const { bag: read, unread, tooMany } = readBag(game, pasted);
  const readCount = Object.keys(read).length;
  // Pasted amounts count even if they weren't added first.
  const wanted = { ...amounts, ...read };
  const all = Object.values(wanted).reduce((sum, amount) => sum + amount, 0);
  const { ingredientBag } = game.rules;
  return (
    <FormDialog
      title={t('bag.title')}
      maxWidth={860}
      draft={[amounts, pasted]}
      aside={
        <Note size="label" role="status">
          {t('bag.sum', { count: all, most: ingredientBag })}
        </Note>
      }
      more={
        <Button variant="quiet" onClick={() => onSave({})}>
          {t('bag.clear')}
        </Button>
      }
      onSubmit={() => onSave(wanted)}
      onClose={onClose}
    >
      <Stack className={styles.paste} gap={2} fit align="start">
        <TextArea
          label={t('bag.paste')}
          rows={2}
          value={pasted}
          note={t('bag.pasteNote', { count: rows.length })}
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
          {t('bag.add', { count: readCount })}
        </Button>
      </Stack>
      <Grid as="ul" least={15} even gap={2} gapX={4}>
        {rows.map((ingredient) => (
          <AmountRow
            key={ingredient.key}
            picture={<IngredientPicture ingredient={ingredient} size={32} decorative />}
            name={ingredient.name}
            less={t('bag.less', { ingredient: ingredient.name })}
            more={t('bag.more', { ingredient: ingredient.name })}
            amount={amounts[ingredient.name] ?? 0}
            most={WEEK_LIMITS.ofIngredient}
            onChange={(amount) => setAmounts((before) => ({ ...before, [ingredient.name]: amount }))}
          />
        ))}
      </Grid>
      {all > ingredientBag && (
        <Banner kind="warning" what={t('bag.full', { most: ingredientBag })} why={t('bag.fullHint')} />
      )}
    </FormDialog>
  );
}
