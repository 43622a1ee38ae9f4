// Berries in stock: which, how many, of which level.
import { type Game, MAX_LEVEL, MIN_LEVEL } from '@oversleep/game';
import { messages } from '../../../messages/messages.ts';
import { nameOf } from '../../../messages/names.ts';
import { BerryPicture } from '../../../parts/pictures/berry-picture.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { Grid, Note, Stack } from '../../../ui/layout/layout.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { byName } from './island-draft.ts';
import { MOST_BERRIES, type StockDraft, withBerryRow, withChangedRow, withoutRow } from './stock-draft.ts';
import * as styles from './stock-dialog.module.css';

const t = messages('calculatorSettings');

interface BerryStockRowsProps {
  readonly game: Game;
  readonly draft: StockDraft;
  readonly onChange: (draft: StockDraft) => void;
}

export function BerryStockRows({ game, draft, onChange }: BerryStockRowsProps) {
  const isFull = draft.berries.length >= MOST_BERRIES;
  return (
    <>
      <Stack as="ul" gap={2}>
        {draft.berries.map(({ key, name, amount, level }) => {
          const berry = game.berries.find(name);
          const word = nameOf('berries', name);
          return (
            <Grid as="li" key={key} className={styles.berry} gap={2} align="center">
              {berry && <BerryPicture berry={berry} size={32} decorative />}
              <span className={styles.berryName}>{word}</span>
              <NumberField
                label={t('stock.amountOf', { berry: word })}
                labelHidden
                value={amount}
                min={0}
                max={game.rules.maxStockpiledBerries}
                live
                onChange={(value) => onChange(withChangedRow(draft, key, { amount: value }))}
              />
              <NumberField
                label={t('stock.levelOf', { berry: word })}
                labelHidden
                value={level}
                min={MIN_LEVEL}
                max={MAX_LEVEL}
                suffix={t('stock.level')}
                live
                onChange={(value) => onChange(withChangedRow(draft, key, { level: value }))}
              />
              <IconButton
                plain
                label={t('stock.remove', { berry: word })}
                icon={<Glyph name="close" />}
                onClick={() => onChange(withoutRow(draft, key))}
              />
            </Grid>
          );
        })}
      </Stack>
      <Menu
        label={t('stock.berries')}
        align="start"
        trigger={(props) => (
          <Button {...props} icon={<Glyph name="plus" />} disabled={isFull}>
            {t('stock.addBerries')}
          </Button>
        )}
        entries={byName(game).map((berry) => ({
          key: berry.name,
          label: nameOf('berries', berry),
          icon: <BerryPicture berry={berry} size={24} decorative />,
          onChoose: () => onChange(withBerryRow(draft, berry.name)),
        }))}
      />
      <Note className={styles.note} size="label">
        {t('stock.berriesNote', { most: MOST_BERRIES })}
      </Note>
    </>
  );
}
