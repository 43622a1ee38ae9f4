// The box as cards, where there is no room for a table.
// biome-ignore-all lint/a11y/useSemanticElements: rows that are not drawn leave no place in a table
// biome-ignore-all lint/a11y/useFocusableInteractive: one of them takes the focus at a time, and what is in its cells by itself
import type { Verdict } from '@oversleep/game';
import { memo, useCallback, useMemo, useRef } from 'react';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import { countText } from '../../parts/words/wording.ts';
import type { Worth } from '../../sim/worth.ts';
import { useWidth } from '../../ui/charts/use-width.ts';
import { Grid, Note, Row, Stack } from '../../ui/layout/layout.tsx';
import type { BoxRow } from './box-row.ts';
import type { BoxListProps } from './list-props.ts';
import {
  Doubt,
  Face,
  FavouriteButton,
  IngredientList,
  KeepCell,
  LevelCell,
  NatureCell,
  SelectBox,
  SubskillList,
  Tags,
  WorthCell,
} from './row-cells.tsx';
import { toggled } from './selection.ts';
import { useRowInput } from './use-row-input.ts';
import { useNear, useVirtualRows } from './use-virtual-rows.ts';
import * as styles from './box-cards.module.css';

const t = messages('box');

/** An estimate; each row of cards is measured. */
const CARD_HEIGHT = 152;
const GAP = 8;
/** Of a card on both sides, with its edges. */
const PADDING = 22;

export function BoxCards({ perRow, ...props }: BoxListProps & { readonly perRow: number }) {
  const { game, rows, worths, verdicts, selection, onSelect, onOpen, onVisible, actions } = props;
  const order = useMemo(() => rows.map(({ id }) => id), [rows]);
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place, 'box-cards');
  const room = (width - GAP * (perRow - 1)) / perRow - PADDING;
  const { container, active, isWalked, press, ...hands } = useRowInput({ order, perRow, selection, onSelect, onOpen });
  const keyOf = useCallback((index: number) => order[index * perRow] ?? '', [order, perRow]);
  const { virtual, items } = useVirtualRows(container, {
    count: Math.ceil(rows.length / perRow),
    height: CARD_HEIGHT,
    gap: GAP,
    active: Math.floor(active / perRow),
    atOnce: isWalked,
    keyOf,
  });
  useNear(
    items.flatMap(({ index }) => order.slice(index * perRow, (index + 1) * perRow)),
    virtual.isScrolling,
    onVisible,
  );
  const toggle = useCallback((id: string) => onSelect((now) => toggled(now, id)), [onSelect]);
  return (
    <div
      ref={(element) => {
        container.current = element;
        place.current = element;
      }}
      role="grid"
      aria-label={t('title')}
      aria-multiselectable="true"
      aria-rowcount={Math.ceil(rows.length / perRow)}
      className={styles.cards}
      style={{ height: virtual.getTotalSize() }}
      {...hands}
      onKeyDown={(event) => {
        const to = press(event);
        if (to !== undefined) virtual.scrollToIndex(Math.floor(to / perRow));
      }}
    >
      {items.map(({ index, start, key }) => (
        <div
          key={key}
          ref={virtual.measureElement}
          data-index={index}
          role="row"
          aria-rowindex={index + 1}
          className={styles.row}
          style={{
            transform: `translateY(${start - virtual.options.scrollMargin}px)`,
            gridTemplateColumns: `repeat(${perRow}, minmax(0, 1fr))`,
          }}
        >
          {rows.slice(index * perRow, (index + 1) * perRow).map((row, at) => (
            <Card
              key={row.id}
              game={game}
              row={row}
              room={room}
              worth={worths.of.get(row.id)}
              isOver={worths.state !== 'working'}
              choice={verdicts?.get(row.id)?.choice}
              hasTeam={worths.hasTeam}
              isActive={index * perRow + at === active}
              isSelected={selection.ids.has(row.id)}
              onToggle={toggle}
              onOpen={onOpen}
              actions={actions}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface CardProps extends Pick<BoxListProps, 'game' | 'actions' | 'onOpen'> {
  readonly row: BoxRow;
  /** For its Sub Skills, in pixels. */
  readonly room: number;
  readonly worth: Worth | undefined;
  readonly isOver: boolean;
  readonly hasTeam: boolean;
  readonly choice: Verdict['choice'] | undefined;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly onToggle: (id: string) => void;
}

const Card = memo(function Card(props: CardProps) {
  const { game, row, room, worth, isOver, hasTeam, choice, isActive, isSelected, onToggle, onOpen, actions } = props;
  const { id, own, creature, name, species, speciesName, rp } = row;
  return (
    <div role="gridcell" aria-selected={isSelected} data-row={id} tabIndex={isActive ? 0 : -1} className={styles.card}>
      <Row slim>
        <Face row={row} size={40} />
        <Stack as="span" className={styles.names} grow slim>
          <b className={styles.name}>{name}</b>
          <Row as="span" className={styles.second} gap={1.5} slim>
            <Doubt row={row} />
            {speciesName !== name && (
              <Note as="span" className={styles.species} size="small">
                {speciesName}
              </Note>
            )}
            <Tags own={own} />
          </Row>
        </Stack>
        <Grid as="span" className={styles.level} align="center" tone="muted" size="note">
          <span aria-hidden="true">{t('heads.level')}</span>
          <LevelCell game={game} row={row} actions={actions} />
        </Grid>
        <FavouriteButton row={row} actions={actions} />
        <SelectBox label={t('select', { name })} checked={isSelected} onChange={() => onToggle(id)} />
      </Row>
      <Row className={styles.birth} gapX={3} wrap tone="muted" size="note">
        <NatureCell row={row} inline />
        {species && (
          <span title={nameOf('skills', species.skill)}>{t('cells.skillLevel', { level: creature.skillLevel })}</span>
        )}
        <IngredientList row={row} />
      </Row>
      <SubskillList row={row} room={room} />
      <Row as="dl" className={styles.figures} gapX={3} wrap justify="between">
        <div>
          <dt>{t('columns.rp')}</dt>
          <dd>{rp === undefined ? '–' : countText(rp)}</dd>
        </div>
        <div>
          <dt>{t('heads.alone')}</dt>
          <dd>
            <WorthCell bare row={row} worth={worth} which="alone" isOver={isOver} />
          </dd>
        </div>
        {hasTeam && (
          <div>
            <dt>{t('heads.team')}</dt>
            <dd>
              <WorthCell bare row={row} worth={worth} which="inTeam" isOver={isOver || worth?.alone !== undefined} />
            </dd>
          </div>
        )}
        <div>
          <dt className="unseen">{t('heads.keep')}</dt>
          <dd>
            <KeepCell row={row} choice={choice} onOpen={onOpen} />
          </dd>
        </div>
      </Row>
    </div>
  );
});
