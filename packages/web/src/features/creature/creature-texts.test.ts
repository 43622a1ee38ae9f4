// Texts that the specification quotes word for word.
import { expect, test } from 'vitest';
import { messages } from '../../messages/messages.ts';

const t = messages('creature');

test.each([
  [t('search.title'), 'Select a Pokémon'],
  [t('search.label'), 'Search Pokémon, ingredient or berry'],
  [t('search.showingBox'), 'Showing Pokebox'],
  [t('search.showingAll'), 'Showing All Pokemon'],
  [t('search.finalStage'), 'Final Stage Only'],
  [t('help.title'), 'What is the Pokébox?'],
  [t('help.toggle'), 'Click to toggle between all Pokémon and your saved collection'],
  [t('help.save'), 'Save any Pokémon from your teams to your Pokébox to quickly reuse them later.'],
  [t('help.close'), 'Got it!'],
  [t('results.emptyBox'), 'Your Pokebox is empty'],
  [t('level.of', { level: 7 }), 'Level 7'],
  [t('level.refused', { min: 1, max: 100 }), 'Level must be 1-100'],
  [t('slot.save'), 'Save to Pokebox'],
  [t('slot.unsave'), 'Remove from Pokebox'],
  [t('nature.noMatch'), 'No matching natures'],
  [t('nature.noEffect'), 'This nature has no effect'],
  [t('ingredients.order'), 'Level 30 ingredient must unlock before level 60 ingredient.'],
  [t('name.tooLong', { limit: 12 }), 'Name must be 12 characters or less'],
])('%s', (text, quoted) => {
  expect(text).toBe(quoted);
});
