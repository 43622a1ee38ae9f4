// Chooses ingredients that a recipe must have: a button that shows the choice, and a panel where it is made.

import type { Ingredient } from '@oversleep/game';
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { IngredientPicture } from '../../parts/pictures/ingredient-picture.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import * as styles from './ingredient-picker.module.css';

const t = messages('recipes');

interface IngredientPickerProps {
  readonly ingredients: readonly Ingredient[];
  /** Names in small letters. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** So many pictures fit into the button. */
const ROOM = 5;

export function IngredientPicker({ ingredients, chosen, onChange }: IngredientPickerProps) {
  const included = ingredients.filter(({ name }) => chosen.includes(name.toLowerCase()));
  return (
    <Popover
      label={t('picker.title')}
      align="start"
      width={460}
      trigger={(props) => (
        <button type="button" className={styles.pickerButton} {...props}>
          <PickerWords included={included} />
          <Glyph name="down" size={16} />
        </button>
      )}
    >
      {(close) => (
        <PickerPanel
          ingredients={ingredients}
          chosen={chosen}
          onCancel={close}
          onUpdate={(next) => {
            onChange(next);
            close();
          }}
        />
      )}
    </Popover>
  );
}

function PickerWords({ included }: { readonly included: readonly Ingredient[] }) {
  if (included.length === 0) return <span>{t('picker.title')}</span>;
  if (included.length > ROOM) return <span>{t('picker.includesMany', { count: included.length })}</span>;
  return (
    <Row as="span" gap={1.5} wrap>
      {t('picker.includes')}
      {included.map((ingredient) => (
        <IngredientPicture key={ingredient.key} ingredient={ingredient} size={30} />
      ))}
    </Row>
  );
}

interface PickerPanelProps {
  readonly ingredients: readonly Ingredient[];
  readonly chosen: readonly string[];
  readonly onCancel: () => void;
  readonly onUpdate: (chosen: readonly string[]) => void;
}

function PickerPanel({ ingredients, chosen, onCancel, onUpdate }: PickerPanelProps) {
  const [draft, setDraft] = useState(chosen);
  const toggle = (name: string) =>
    setDraft(draft.includes(name) ? draft.filter((other) => other !== name) : [...draft, name]);
  return (
    <Stack gap={3}>
      <Text tone="muted" size="label">
        {t('picker.hint')}
      </Text>
      <Grid as="ul" least={4.75} even gap={1.5}>
        {ingredients.map((ingredient) => (
          <li key={ingredient.key}>
            <button
              type="button"
              className={styles.pickerChoice}
              aria-pressed={draft.includes(ingredient.name.toLowerCase())}
              onClick={() => toggle(ingredient.name.toLowerCase())}
            >
              <IngredientPicture ingredient={ingredient} size={40} decorative />
              <span>{ingredient.name}</span>
            </button>
          </li>
        ))}
      </Grid>
      <Row gap={2} wrap align="stretch" justify="end">
        <Button variant="quiet" onClick={onCancel}>
          {t('picker.cancel')}
        </Button>
        <Button variant="quiet" onClick={() => setDraft([])}>
          {t('picker.clear')}
        </Button>
        <Button variant="primary" onClick={() => onUpdate(draft)}>
          {t('picker.update')}
        </Button>
      </Row>
    </Stack>
  );
}
