// What is cooked this week.
import { RECIPE_TYPES } from '@oversleep/game';
import { IconBowlSpoon, IconCake, IconSalad } from '@tabler/icons-react';
import { messages } from '../../../messages/messages.ts';
import { useAppState } from '../../../state/context.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { SettingDialogProps } from './dialog-props.ts';
import { recipeWord } from './setting-words.ts';
import * as styles from './recipe-type-dialog.module.css';

const t = messages('calculatorSettings');

const ICONS = { curry: IconBowlSpoon, salad: IconSalad, dessert: IconCake } as const;

export function RecipeTypeDialog({ team, onClose }: SettingDialogProps) {
  const { teams } = useAppState();
  return (
    <Dialog open title={t('recipe.title')} maxWidth={400} onClose={onClose}>
      <Stack gap={3}>
        {RECIPE_TYPES.map((type) => {
          const Icon = ICONS[type];
          const isChosen = type === team.recipeType;
          return (
            <Row
              as="button"
              key={type}
              className={styles.type}
              gap={4}
              pad={3}
              padX={5}
              head
              size="head-medium"
              textAlign="start"
              corner="panel"
              data-type={type}
              aria-pressed={isChosen}
              data-autofocus={isChosen || undefined}
              onClick={() => {
                if (!isChosen) teams.updateRecipeType(team.index, type);
                onClose();
              }}
            >
              <Icon size={36} aria-hidden="true" />
              <span>{recipeWord(type)}</span>
              {isChosen && <Glyph name="check" />}
            </Row>
          );
        })}
      </Stack>
    </Dialog>
  );
}
