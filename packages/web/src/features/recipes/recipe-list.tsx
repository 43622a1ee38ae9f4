// The recipes that match the filters, as a table or cards, with actions for several of them.

import type { Game } from '@oversleep/game';
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { OtherEdition } from '../../parts/other-edition.tsx';
import { Ovi } from '../../parts/pictures/ovi.tsx';
import type { Elsewhere } from '../../parts/words/elsewhere.ts';
import { editionChosen } from '../../parts/words/wording.ts';
import { useUser } from '../../state/context.ts';
import { isLoggedIn } from '../../state/data/user.ts';
import { useEditionSwitch } from '../../state/page/edition-switch.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { SortControl, type Sorting } from '../../ui/tables/sort-control.tsx';
import { useFirstRows } from '../../ui/tables/use-first-rows.ts';
import { LARGE_DESKTOP, useMedia } from '../../ui/use-media.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { LevelTrouble } from './level-trouble.tsx';
import { RecipeCards, RecipeCardsByType } from './recipe-cards.tsx';
import { RECIPE_COLUMNS } from './recipe-columns.ts';
import type { RecipeListRow } from './recipe-rows.ts';
import { NO_FILTER, RECIPE_SORTS, type RecipeFilter } from './recipe-search.ts';
import { RecipeTable } from './recipe-table.tsx';
import type { LevelActions } from './use-levels.ts';
import type { ChangeRecipeFilter } from './use-recipe-filter.ts';
import * as styles from './recipe-list.module.css';

const t = messages('recipes');

interface RecipeListProps {
  readonly game: Game;
  readonly rows: readonly RecipeListRow[];
  readonly shown: readonly RecipeListRow[];
  readonly filter: RecipeFilter;
  /** What the typed text means in another edition, where nothing is found in this one. */
  readonly found: Elsewhere | undefined;
  readonly onChange: ChangeRecipeFilter;
  readonly onClear: () => void;
  readonly actions: LevelActions;
  readonly isDesktop: boolean;
}

export function RecipeList({
  game,
  rows,
  shown,
  filter,
  found,
  onChange,
  onClear,
  actions,
  isDesktop,
}: RecipeListProps) {
  const switchTo = useEditionSwitch();
  const most = game.rules.maxRecipeLevel;
  const isLarge = useMedia(LARGE_DESKTOP);
  const isPhone = useMedia('(width < 600px)');
  const [isBulk, setBulk] = useState(false);
  const { drawn, room } = useFirstRows('recipes', shown);
  const asTable = filter.view === 'auto' ? isDesktop : filter.view === 'table' && isDesktop;
  const sorting = { by: filter.sort, ascending: filter.ascending };
  const sort = ({ by, ascending }: Sorting) =>
    onChange({ sort: RECIPE_SORTS.find((known) => known === by) ?? NO_FILTER.sort, ascending });
  return (
    <Stack gap={3.5} fit slim>
      <LevelWords rows={rows} most={most} />
      <LevelTrouble />
      <Row className={styles.recipesBar} wrap>
        <p role="status" className={styles.recipesCount}>
          {shown.length === rows.length
            ? t('list.count', { count: rows.length })
            : t('list.countOf', { shown: shown.length, count: rows.length })}
        </p>
        {!asTable && (
          <SortControl
            options={RECIPE_SORTS.map((value) => ({ value, title: RECIPE_COLUMNS[value].title() }))}
            sorting={sorting}
            onSort={sort}
          />
        )}
        {isDesktop && (
          <Segmented
            label={t('list.view')}
            value={asTable ? 'table' : 'cards'}
            choices={[
              { value: 'table', label: t('list.table') },
              { value: 'cards', label: t('list.cards') },
            ]}
            onChange={(view) => onChange({ view: view === 'cards' ? 'cards' : 'auto' })}
          />
        )}
        <Button onClick={() => setBulk(true)}>{t('bulk.title')}</Button>
      </Row>
      {shown.length === 0 ? (
        <div className="panel">
          <EmptyState picture={<Ovi />} title={t('list.none')} words={found ? undefined : t('list.noneText')}>
            {found && <OtherEdition found={found} onSwitch={(edition) => switchTo(edition, editionChosen(edition))} />}
            <Button variant={found ? 'plain' : 'primary'} onClick={onClear}>
              {t('list.clear')}
            </Button>
          </EmptyState>
        </div>
      ) : asTable ? (
        <div className={`panel ${styles.recipesTable}`}>
          <RecipeTable rows={drawn} most={most} actions={actions} sorting={sorting} onSort={sort} isLarge={isLarge} />
        </div>
      ) : isPhone ? (
        <RecipeCardsByType rows={drawn} most={most} actions={actions} />
      ) : (
        <RecipeCards rows={drawn} most={most} actions={actions} />
      )}
      {room > 0 && <div data-part="waiting" style={{ height: room }} />}
      <BulkDialog
        open={isBulk}
        game={game}
        rows={rows}
        shown={shown}
        actions={actions}
        onClose={() => setBulk(false)}
      />
    </Stack>
  );
}

/** What levels are for, and which of them are only assumed. */
function LevelWords({ rows, most }: { readonly rows: readonly RecipeListRow[]; readonly most: number }) {
  const isIn = useUser(isLoggedIn);
  const assumed = rows.filter(({ isSet }) => !isSet).length;
  return (
    <Text tone="strength" breaks="pretty">
      {isIn ? t('list.levels') : t('list.levelsOfGuest')}{' '}
      {assumed === rows.length
        ? t('list.allAssumed', { level: most })
        : assumed > 0 && t('list.someAssumed', { count: assumed, level: most })}
    </Text>
  );
}
