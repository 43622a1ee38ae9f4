// The Pokébox page: all Pokémon of a player, to sort, search, edit and delete.
import { IconCopy, IconDice5, IconDots, IconSparkles, IconUpload } from '@tabler/icons-react';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { cleanText } from '../../parts/address-fields.ts';
import { boxFullText } from '../../parts/words/box-words.tsx';
import { tagsOf } from '../../parts/words/tags.ts';
import { useAppState, useCreatures, useUser } from '../../state/context.ts';
import { boxRoom } from '../../state/data/data.ts';
import { gameFor } from '../../state/data/user.ts';
import { lazyPart } from '../../state/page/loading.ts';
import { usePokebox } from '../../state/page/pokebox.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Chip } from '../../ui/buttons/chip.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Loading } from '../../ui/feedback/spinner.tsx';
import { useSettlingText } from '../../ui/fields/use-settling-text.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { SortControl } from '../../ui/tables/sort-control.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { BOX_SORTS, type BoxSort, columnOf, startsAscending } from './box-columns.ts';
import { BoxFilters } from './box-filters.tsx';
import { cleared } from './box-search.ts';
import { EmptyBox, NoMatches } from './box-states.tsx';
import { duplicatesIn } from './duplicates.ts';
import { CardList, TABLE, TableList } from './lists.tsx';
import { PreviewMenu, PreviewNotice } from './preview-bar.tsx';
import { NOTHING_SELECTED, type Selection, within } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useBoxActions } from './use-box-actions.ts';
import { useBoxFilter } from './use-box-filter.ts';
import { useBoxRows } from './use-box-rows.ts';
import { WorthLine } from './worth-line.tsx';
import * as styles from './box.module.css';

const t = messages('box');

const DetailsDialog = lazyPart(
  () => import('./details-dialog.tsx'),
  (file) => file.DetailsDialog,
);
const DuplicatesDialog = lazyPart(
  () => import('./duplicates-dialog.tsx'),
  (file) => file.DuplicatesDialog,
);

export function BoxPage() {
  const { dialogs, markViewed } = useAppState();
  const game = gameFor({ edition: useUser((user) => user.edition) });
  const box = usePokebox(true);
  const isFull = useCreatures(({ creatures }) => boxRoom(creatures) <= 0);
  const [filter, change] = useBoxFilter();
  const [text, setText] = useSettlingText(filter.text, cleanText, (next) => change({ text: next }));
  const wish = useMemo(() => ({ ...filter, text: cleanText(text) }), [filter, text]);
  const { all, shown, worths, onVisible, verdicts, candy } = useBoxRows(game, box.creatures, wish);
  const actions = useBoxActions(game);
  const [chosen, setChosen] = useState<Selection>(NOTHING_SELECTED);
  const order = useMemo(() => shown.map(({ id }) => id), [shown]);
  const selection = useMemo(() => within(chosen, order), [chosen, order]);
  const [opened, setOpened] = useState<string | null>(null);
  const [isComparingTwins, setComparingTwins] = useState(false);
  const twins = useMemo(() => duplicatesIn(game, box.creatures), [game, box.creatures]);
  const perRow = useCardsInRow();
  const isPhone = perRow === 1;

  const open = useCallback(
    (id: string) => {
      markViewed(id);
      setOpened(id);
    },
    [markViewed],
  );
  const clear = () => {
    setText('');
    change(cleared(filter));
  };
  const ways = [
    {
      key: 'import',
      label: t('import'),
      icon: <IconUpload size={18} aria-hidden="true" />,
      onChoose: () => dialogs.openImport(),
    },
    {
      key: 'export',
      label: t('export'),
      icon: <Glyph name="download" size={18} />,
      onChoose: () => dialogs.openExport({ shown: order, selected: [...selection.ids] }),
    },
    {
      key: 'odds',
      label: t('catchOdds'),
      icon: <IconDice5 size={18} aria-hidden="true" />,
      onChoose: () => dialogs.openOdds(),
    },
    ...(twins.length === 0
      ? []
      : [
          {
            key: 'duplicates',
            label: t('duplicates.button', { count: twins.length }),
            icon: <IconCopy size={18} aria-hidden="true" />,
            onChoose: () => setComparingTwins(true),
          },
        ]),
  ];
  const openedRow = all.find(({ id }) => id === opened);
  const list = {
    game,
    rows: shown,
    worths,
    verdicts,
    filter,
    onChange: change,
    selection,
    onSelect: setChosen,
    onOpen: open,
    onVisible,
    actions,
  };
  return (
    <Stack className={styles.box} gap={3.5} fit packed>
      <Row className={styles.top} gap={2} gapX={4} wrap justify="between">
        <h1 className={styles.title}>{t('title')}</h1>
        {all.length > 0 && (
          <Row className={styles.ways} gap={2} wrap align="stretch">
            <Button
              small
              variant="primary"
              icon={<IconSparkles size={18} aria-hidden="true" />}
              disabled={shown.length === 0}
              onClick={() => actions.findBest(shown.length === all.length ? null : order)}
            >
              {shown.length === all.length ? t('bestTeam') : t('bestOfThese')}
            </Button>
            <Button small icon={<Glyph name="plus" />} disabled={isFull} onClick={actions.add}>
              {isPhone ? t('addShort') : t('add')}
            </Button>
            {isPhone ? (
              <Menu
                label={t('more')}
                trigger={(trigger) => (
                  <IconButton {...trigger} outlined label={t('more')} icon={<IconDots size={22} />} />
                )}
                entries={ways}
              />
            ) : (
              ways.map(({ key, label, icon, onChoose }) => (
                <Button key={key} small icon={icon} onClick={onChoose}>
                  {label}
                </Button>
              ))
            )}
          </Row>
        )}
      </Row>
      {isFull && <Banner kind="warning" what={t('full')} why={boxFullText()} />}
      {all.length === 0 ? (
        <EmptyBox box={box} onAdd={actions.add} />
      ) : (
        <>
          <BoxFilters
            game={game}
            rows={all}
            filter={filter}
            onChange={change}
            onClear={clear}
            text={text}
            onText={setText}
          />
          <PreviewNotice wish={filter.preview} onChange={(preview) => change({ preview })} />
          <Row className={styles.line} gap={2} gapX={4} wrap>
            <p className={styles.found} role="status">
              {shown.length === all.length
                ? t('count.all', { count: all.length })
                : t('count.shown', { shown: shown.length, count: all.length })}
            </p>
            {candy && (candy.size > 0 || filter.candy) && (
              <Chip
                label={t('filters.candy', { count: candy.size })}
                colour="var(--warning)"
                selected={filter.candy}
                onToggle={(on) => change({ candy: on })}
              />
            )}
            <WorthLine worths={worths} />
            {!isPhone && <PreviewMenu game={game} wish={filter.preview} onChange={(preview) => change({ preview })} />}
            <SortControl
              options={BOX_SORTS.map((sort) => {
                const { title, note } = columnOf(sort);
                return { value: sort, title: title(), ...(note && { description: note() }) };
              })}
              sorting={{ by: filter.sort, ascending: filter.ascending }}
              onSort={({ by, ascending }) => {
                const sort = BOX_SORTS.find((one) => one === by) ?? filter.sort;
                change({ sort, ascending: ascendingFor(filter.sort, sort, ascending) });
              }}
            />
          </Row>
          {shown.length === 0 && <NoMatches onClear={clear} />}
          <Suspense fallback={<Loading label={t('loading')} />}>
            {shown.length > 0 && (perRow === null ? <TableList {...list} /> : <CardList {...list} perRow={perRow} />)}
          </Suspense>
          {selection.ids.size > 0 && (
            <SelectionBar
              selected={shown.filter(({ id }) => selection.ids.has(id)).map(({ own }) => own)}
              shown={order}
              tags={tagsOf(box.creatures)}
              actions={actions}
              onClear={() => setChosen(NOTHING_SELECTED)}
            />
          )}
        </>
      )}
      <Suspense fallback={null}>
        {openedRow && (
          <DetailsDialog
            game={game}
            row={openedRow}
            box={box.creatures}
            verdicts={verdicts}
            worth={worths.of.get(openedRow.id)}
            actions={actions}
            onOpen={open}
            onClose={() => setOpened(null)}
          />
        )}
        {isComparingTwins && (
          <DuplicatesDialog game={game} groups={twins} actions={actions} onClose={() => setComparingTwins(false)} />
        )}
      </Suspense>
    </Stack>
  );
}

/** A new order starts in its own direction. */
const ascendingFor = (before: BoxSort, next: BoxSort, ascending: boolean): boolean =>
  before === next ? ascending : startsAscending(next);

/** Null where there is room for a table. */
function useCardsInRow(): number | null {
  const isTable = useMedia(TABLE);
  const isWide = useMedia('(width >= 1000px)');
  const isMiddle = useMedia('(width >= 600px)');
  if (isTable) return null;
  return isWide ? 3 : isMiddle ? 2 : 1;
}
