// The level of one recipe: typed, one more, or not known at all.

import { IconBook, IconBookOff } from '@tabler/icons-react';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import { countText } from '../../parts/words/wording.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import type { RecipeListRow } from './recipe-rows.ts';
import type { LevelActions } from './use-levels.ts';
import * as styles from './recipe-level.module.css';
import * as recipesStyles from './recipes.module.css';

const t = messages('recipes');

interface RecipeLevelProps {
  readonly row: RecipeListRow;
  /** The highest level. */
  readonly most: number;
  readonly actions: LevelActions;
}

export function RecipeLevel({ row, most, actions }: RecipeLevelProps) {
  const { recipe, level, isSet } = row;
  const isKnown = level > 0;
  const name = nameOf('recipes', recipe);
  return (
    <Row className={styles.recipeLevel} gap={1} align="start" data-assumed={!isSet}>
      {isKnown ? (
        <NumberField
          label={isSet ? t('level.of', { dish: name }) : t('level.ofAssumed', { dish: name })}
          labelHidden
          value={level}
          min={1}
          max={most}
          onChange={(next) => actions.set(row, next)}
        />
      ) : (
        <Stack as="span" className={styles.recipeUnknown} tone="muted">
          {t('level.unknown')}
        </Stack>
      )}
      <IconButton
        label={isKnown ? t('level.forget', { dish: name }) : t('level.know', { dish: name })}
        icon={isKnown ? <IconBook size={20} aria-hidden="true" /> : <IconBookOff size={20} aria-hidden="true" />}
        onClick={() => actions.setKnown(row, !isKnown)}
      />
    </Row>
  );
}

/** What one more level brings, the button that takes it, and the EXP that it needs in the game. */
export function LevelUp({ row, actions }: Omit<RecipeLevelProps, 'most'>) {
  const { recipe, level, gain, expToNext } = row;
  if (gain === null)
    return (
      <Text as="span" className={recipesStyles.recipeTop} tone="muted" size="note" data-ui="recipe-top">
        {t('level.highest')}
      </Text>
    );
  return (
    <span className={recipesStyles.recipeLevelUp} data-ui="recipe-level-up">
      <Button
        small
        aria-label={
          level === 0
            ? t('level.learn', { dish: nameOf('recipes', recipe), strength: countText(gain) })
            : t('level.raise', { dish: nameOf('recipes', recipe), level: level + 1, strength: countText(gain) })
        }
        onClick={() => actions.set(row, level + 1)}
      >
        {t('level.gain', { strength: countText(gain) })}
      </Button>
      {level > 0 && (
        <Text as="span" tone="muted" size="note" breaks="never">
          {expToNext === null ? t('level.expUnknown') : t('level.exp', { exp: expToNext })}
        </Text>
      )}
    </span>
  );
}
