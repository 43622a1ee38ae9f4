// The stock at the start of the week: all ingredients in one grid to tab through, and some berries.
import { gameOf, MAX_STOCKPILED_INGREDIENTS } from '@oversleep/game';
import { useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { nameOf } from '../../../messages/names.ts';
import { IngredientPicture } from '../../../parts/pictures/ingredient-picture.tsx';
import { countText } from '../../../parts/words/wording.ts';
import { useAppState, useUser } from '../../../state/context.ts';
import { isSame } from '../../../state/data/data.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Grid, Note, Row, Text } from '../../../ui/layout/layout.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { BerryStockRows } from './berry-stock-rows.tsx';
import type { SettingDialogProps } from './dialog-props.ts';
import { berrySum, ingredientSum, stockDraftOf, stockOf, withIngredient } from './stock-draft.ts';
import * as styles from './stock-dialog.module.css';

const t = messages('calculatorSettings');

export function StockDialog({ team, onClose }: SettingDialogProps) {
  const { teams } = useAppState();
  const edition = useUser((user) => user.edition);
  const [draft, setDraft] = useState(() => stockDraftOf(team));
  // New fields after Clear, so that a refused text goes even where the amount was 0 already.
  const [clears, setClears] = useState(0);
  const clear = () => {
    setClears(clears + 1);
    setDraft(stockDraftOf({ stockpiledBerries: [], stockpiledIngredients: [] }));
  };
  const game = gameOf(edition);
  const room = game.rules.ingredientBag;
  const sum = ingredientSum(draft);

  const save = () => {
    const stock = stockOf(game, draft);
    const { stockpiledBerries, stockpiledIngredients } = team;
    if (!isSame(stock, { stockpiledBerries, stockpiledIngredients })) teams.updateStockpile(team.index, stock);
    onClose();
  };
  return (
    <FormDialog
      title={t('stock.title')}
      maxWidth={680}
      draft={draft}
      gap={2}
      more={<Button onClick={clear}>{t('dialog.clear')}</Button>}
      onSubmit={save}
      onClose={onClose}
    >
      <Text as="h3" size="head-small">
        {t('stock.heading')}
      </Text>
      <Note className={styles.note} size="label">
        {t('stock.note')}
      </Note>
      <Row className={styles.head} gap={3}>
        <h4>{t('stock.ingredients')}</h4>
        <span className={styles.count} data-over={sum > room}>
          {countText(sum)} / {countText(room)}
        </span>
      </Row>
      <Text tone="strength" size="label" role="status">
        {sum > room ? t('stock.tooMany', { room }) : ''}
      </Text>
      <Grid key={clears} className={styles.grid} gap={2} gapX={3}>
        {game.ingredients.rows.map((ingredient) => (
          <Grid key={ingredient.name} className={styles.cell} gap={2} align="end">
            <IngredientPicture ingredient={ingredient} size={32} decorative />
            <NumberField
              label={nameOf('ingredients', ingredient)}
              value={draft.ingredients[ingredient.name] ?? 0}
              min={0}
              max={MAX_STOCKPILED_INGREDIENTS}
              live
              onChange={(amount) => setDraft((now) => withIngredient(now, ingredient.name, amount))}
            />
          </Grid>
        ))}
      </Grid>
      <Row className={styles.head} gap={3}>
        <h4>{t('stock.berries')}</h4>
        <span className={styles.count}>{countText(berrySum(draft))}</span>
      </Row>
      <BerryStockRows game={game} draft={draft} onChange={setDraft} />
    </FormDialog>
  );
}
