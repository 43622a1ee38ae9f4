// Details of a recipe: its Strength, sources of its ingredients, and teams that cook it.

import type { Game } from '@oversleep/game';
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import { Tabs } from '../../ui/buttons/tabs.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { AboutTab } from './about-tab.tsx';
import { FinderTab } from './finder-tab.tsx';
import { MakersTab } from './makers-tab.tsx';
import type { RecipeListRow } from './recipe-rows.ts';
import type { FilterFacts } from './recipe-search.ts';
import type { LevelActions } from './use-levels.ts';

const t = messages('recipes');

interface RecipeDialogProps {
  readonly game: Game;
  readonly row: RecipeListRow;
  readonly pot: FilterFacts['pot'];
  readonly actions: LevelActions;
  readonly onClose: () => void;
}

export function RecipeDialog({ game, row, pot, actions, onClose }: RecipeDialogProps) {
  const [tab, setTab] = useState('about');
  return (
    <Dialog open inAddress title={nameOf('recipes', row.recipe)} maxWidth={760} onClose={onClose}>
      <Tabs
        label={nameOf('recipes', row.recipe)}
        tabs={[
          { id: 'about', label: t('tabs.dish') },
          { id: 'makers', label: t('tabs.makers') },
          { id: 'finder', label: t('tabs.finder') },
        ]}
        selected={tab}
        onSelect={setTab}
      >
        {tab === 'about' && <AboutTab game={game} row={row} pot={pot} actions={actions} />}
        {tab === 'makers' && <MakersTab game={game} recipe={row.recipe} />}
        {tab === 'finder' && <FinderTab game={game} recipe={row.recipe} />}
      </Tabs>
    </Dialog>
  );
}
