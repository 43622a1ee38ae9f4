// All recipes of the player's edition: what they are worth, what goes into them, and how far the player has come with them.

import { potSize } from '@oversleep/game';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import { messages } from '../../messages/messages.ts';
import { cleanText } from '../../parts/address-fields.ts';
import { elsewhere } from '../../parts/words/elsewhere.ts';
import { useTeams, useUser } from '../../state/context.ts';
import { currentTeam } from '../../state/data/teams.ts';
import { gameFor, potSizeOf } from '../../state/data/user.ts';
import { lazyPart } from '../../state/page/loading.ts';
import { useSettlingText } from '../../ui/fields/use-settling-text.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { DESKTOP, useMedia } from '../../ui/use-media.ts';
import { potWords } from './pot-words.ts';
import { meantIn, shownRows, sizeBounds } from './recipe-filter.ts';
import { RecipeFilters } from './recipe-filters.tsx';
import { RecipeList } from './recipe-list.tsx';
import { recipeRows } from './recipe-rows.ts';
import { cleared, type FilterFacts } from './recipe-search.ts';
import { useCookable } from './use-cookable.ts';
import { useLevels } from './use-levels.ts';
import { useRecipeFilter } from './use-recipe-filter.ts';
import * as styles from './recipes.module.css';

const t = messages('recipes');

const RecipeDialog = lazyPart(
  () => import('./recipe-dialog.tsx'),
  (file) => file.RecipeDialog,
);

export function Recipes() {
  const edition = useUser((user) => user.edition);
  const levels = useUser((user) => user.recipeLevels);
  const game = gameFor({ edition });
  const rows = useMemo(() => recipeRows(game, levels), [game, levels]);
  const [filter, change] = useRecipeFilter();
  const { history } = useRouter();
  // Closing leads back to the list, if that is where one has come from.
  const hasList = useRef(false);
  useEffect(() => {
    if (filter.recipe === null) hasList.current = true;
  }, [filter.recipe]);
  const [text, setText] = useSettlingText(filter.text, cleanText, (next) => change({ text: next }));
  const [pot, potNote] = usePot();
  const cookable = useCookable(game, filter.cooks);
  const facts: FilterFacts = useMemo(() => ({ pot, cookable: cookable.facts }), [pot, cookable.facts]);
  const shown = useMemo(() => shownRows(rows, { ...filter, text }, facts), [rows, filter, text, facts]);
  const found = useMemo(
    () =>
      shown.length === 0 ? elsewhere(edition, (other) => meantIn(other, game, { ...filter, text }, facts)) : undefined,
    [edition, game, shown, filter, text, facts],
  );
  const isDesktop = useMedia(DESKTOP);
  const actions = useLevels();
  const opened = rows.find(({ recipe }) => recipe.name === filter.recipe);
  const clear = () => {
    setText('');
    change(cleared(filter));
  };
  return (
    <Stack className={styles.recipes} gap={4} fit>
      <h1 className={styles.recipesTitle}>{t('list.caption')}</h1>
      <div className={styles.recipesSide}>
        <RecipeFilters
          game={game}
          filter={filter}
          onChange={change}
          text={text}
          onText={setText}
          bounds={sizeBounds(rows)}
          pot={pot}
          potNote={potNote}
          foldable={!isDesktop}
          onClear={clear}
          cooksNote={cookable.words}
        />
      </div>
      <RecipeList
        game={game}
        rows={rows}
        shown={shown}
        filter={filter}
        found={found}
        onChange={change}
        onClear={clear}
        actions={actions}
        isDesktop={isDesktop}
      />
      {opened && (
        <Suspense fallback={null}>
          <RecipeDialog
            key={opened.recipe.name}
            game={game}
            row={opened}
            pot={pot}
            actions={actions}
            onClose={() => (hasList.current ? history.back() : change({ recipe: null }))}
          />
        </Suspense>
      )}
    </Stack>
  );
}

/** How much fits, with the camp of the team that is on the screen. */
function usePot(): readonly [FilterFacts['pot'], note: string] {
  const edition = useUser((user) => user.edition);
  const stored = useUser((user) => user.potSize);
  const camp = useTeams((teams) => currentTeam(teams).camp);
  const team = useTeams((teams) => currentTeam(teams).name);
  return useMemo(() => {
    const game = gameFor({ edition });
    const own = potSizeOf({ potSize: stored, edition });
    const pot = {
      weekday: potSize(game, own, { sunday: false, camp }),
      sunday: potSize(game, own, { sunday: true, camp }),
    };
    return [pot, potWords({ own, isSet: stored !== null, weekday: pot.weekday, campOf: camp ? team : null })];
  }, [edition, stored, camp, team]);
}
