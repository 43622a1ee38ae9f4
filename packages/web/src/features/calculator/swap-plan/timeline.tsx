// The week of a rotation on a desk: a row for each slot, a block for each shift. Edges snap to wake-up, meals and bedtime.
import { DAY, DAYS_A_WEEK, gameOf } from '@oversleep/game';
import { type DragEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { Portrait } from '../../../parts/pictures/portrait.tsx';
import { type SlotSwap, whenOf, withoutSwap, withSlotSwap } from '../../../parts/swap-plan/slot-swaps.ts';
import { Grid, Note, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { nearestSnap, nextSnap, type Snap, type SnapPoint, snapPoints, snapsOf } from './snaps.ts';
import { clockOf, nameIn, shortDay, timeName } from './swap-plan-words.ts';
import type { useSwapPlan } from './use-swap-plan.ts';
import * as styles from './timeline.module.css';

const t = messages('rotation');

const WEEK = DAY * DAYS_A_WEEK;

interface TimelineProps {
  readonly rotation: ReturnType<typeof useSwapPlan>;
  readonly onProblem: (problem: string | undefined) => void;
}

interface SwapDrag {
  readonly place: number;
  readonly from: SlotSwap;
  /** Where it is held now; undefined before it has moved. */
  readonly to: SnapPoint | undefined;
}

export function Timeline({ rotation, onProblem }: TimelineProps) {
  const { times, rows, creatures, edition, colourOf, change } = rotation;
  const game = gameOf(edition);
  const [dragged, setDragged] = useState<SwapDrag>();
  const week = useRef<HTMLDivElement>(null);
  const snaps = snapsOf(times);
  const points = snapPoints(snaps, times);
  const apply = (next: typeof rows) => onProblem(change(next, t('week.changed')));

  /** Moves the beginning of a shift; one that is already there gives way. */
  const move = (place: number, shift: SlotSwap, to: Snap) => {
    const without = rows.map((row, at) => (at === place ? row.filter((one) => one !== shift) : row));
    apply(withSlotSwap(without, place, { ...to, id: shift.id }, times));
  };
  const remove = (place: number, shift: SlotSwap) =>
    apply(rows.map((row, at) => (at === place ? (withoutSwap([row], shift, times)[0] ?? row) : row)));
  /** Other things that are dropped, such as files, are for the page. */
  const put = (event: DragEvent, place: number, shift: SlotSwap) => {
    const id = event.dataTransfer.getData('text/plain');
    if (!Object.hasOwn(creatures, id)) return;
    event.preventDefault();
    apply(withSlotSwap(rows, place, { ...shift, id }, times));
  };

  const press = (event: KeyboardEvent, place: number, shift: SlotSwap) => {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    const to = step === 0 ? undefined : nextSnap(snaps, whenOf(shift, times), step, times);
    if (to) move(place, shift, to);
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(place, shift);
    else return;
    event.preventDefault();
  };
  const snapAt = (event: PointerEvent): SnapPoint | undefined => {
    const box = week.current?.getBoundingClientRect();
    return box && nearestSnap(points, (WEEK * (event.clientX - box.left)) / box.width, times);
  };
  const begin = (event: PointerEvent, place: number, from: SlotSwap) => {
    event.preventDefault();
    // The edge itself may move in the document as its shift passes another, and would lose the pointer.
    week.current?.setPointerCapture(event.pointerId);
    setDragged({ place, from, to: undefined });
  };
  const drag = (event: PointerEvent) => {
    const to = dragged && snapAt(event);
    if (dragged && to) setDragged({ ...dragged, to });
  };
  const drop = () => {
    if (dragged?.to && whenOf(dragged.to, times) !== whenOf(dragged.from, times))
      move(dragged.place, dragged.from, placeOf(dragged.to));
    setDragged(undefined);
  };

  const shown = rows.map((row, place) =>
    dragged?.place === place
      ? row
          .map((shift) => (shift === dragged.from ? { ...shift, ...placeOf(dragged.to ?? shift) } : shift))
          .toSorted((a, b) => whenOf(a, times) - whenOf(b, times))
      : row,
  );
  const when = ({ day, at }: Snap) => `${shortDay(day)} ${clockOf(at, times)}`;
  return (
    <div className={styles.timeline}>
      <Grid columns={7} tone="muted" size="small" aria-hidden="true">
        {Array.from({ length: DAYS_A_WEEK }, (_, day) => (
          <span key={shortDay(day)}>{shortDay(day)}</span>
        ))}
      </Grid>
      <Stack
        className={styles.week}
        gap={1.5}
        ref={week}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={() => setDragged(undefined)}
      >
        {snaps.map(({ day, at }) => (
          <i
            key={`${day} ${at}`}
            className={styles.line}
            data-night={at === 'bedtime'}
            style={{ left: `${(100 * whenOf({ day, at }, times)) / WEEK}%` }}
          />
        ))}
        {dragged?.to && (
          <Text
            as="output"
            className={styles.at}
            padX={1.5}
            fill="solid-2"
            size="small"
            breaks="never"
            style={{ left: `${(100 * whenOf(dragged.to, times)) / WEEK}%` }}
          >
            {t('timeline.at', { time: when(dragged.to), names: dragged.to.all.map(timeName).join(' · ') })}
          </Text>
        )}
        {shown.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its slot
          <Text as="ol" key={place} className={styles.row} flush aria-label={t('timeline.label', { place: place + 1 })}>
            {piecesOf(row, (shift) => whenOf(shift, times)).map(({ shift, next, start, end, isMain, key }) => {
              const own = rows[place]?.find((one) => one === shift) ?? dragged?.from ?? shift;
              const words = { from: when(shift), to: when(next) };
              const name = shift.id === null ? '' : nameIn(creatures, shift.id);
              const species = shift.id === null ? undefined : game.species.find(creatures[shift.id]?.pokemon ?? '');
              return (
                <li
                  key={key}
                  className={styles.block}
                  style={{
                    left: `${(100 * start) / WEEK}%`,
                    width: `${(100 * (end - start)) / WEEK}%`,
                    borderColor: colourOf(shift.id),
                  }}
                >
                  <Row
                    as="button"
                    className={styles.name}
                    gap={1.5}
                    wide
                    size="small"
                    textAlign="start"
                    breaks="cut"
                    tabIndex={isMain ? 0 : -1}
                    aria-describedby="timeline-hint"
                    onKeyDown={(event) => press(event, place, own)}
                    onDragOver={(event) => event.preventDefault()}
                    onDrop={(event) => put(event, place, own)}
                  >
                    <span className="unseen">
                      {shift.id === null ? t('timeline.blockEmpty', words) : t('timeline.block', { ...words, name })}
                    </span>
                    {species && <Portrait species={species} size={26} decorative bare />}
                    <span aria-hidden="true">{name}</span>
                  </Row>
                  {isMain && row.length > 1 && (
                    <span className={styles.edge} onPointerDown={(event) => begin(event, place, own)} />
                  )}
                </li>
              );
            })}
          </Text>
        ))}
      </Stack>
      <Note id="timeline-hint" size="small">
        {t('timeline.hint')} {t('timeline.drop')}
      </Note>
    </div>
  );
}

const placeOf = ({ day, at }: Snap): Snap => ({ day, at });

interface SwapBlock {
  readonly shift: SlotSwap;
  readonly next: SlotSwap;
  readonly start: number;
  readonly end: number;
  /** It has the beginning of the shift; the last one of a week goes on at its beginning. */
  readonly isMain: boolean;
  /** The same wherever the shift moves, so that its block keeps the focus. */
  readonly key: string;
}

function piecesOf(row: readonly SlotSwap[], when: (shift: SlotSwap) => number): readonly SwapBlock[] {
  const last = row.at(-1);
  return row.flatMap((shift, s): SwapBlock[] => {
    const next = row[(s + 1) % row.length] ?? shift;
    const start = when(shift);
    const nth = row.slice(0, s).filter(({ id }) => id === shift.id).length;
    const key = `${shift.id} ${nth}`;
    const main = { shift, next, start, end: s + 1 < row.length ? when(next) : WEEK, isMain: true, key };
    return shift === last && when(row[0] ?? shift) > 0
      ? [{ ...main, start: 0, end: when(row[0] ?? shift), isMain: false, key: `${key} before` }, main]
      : [main];
  });
}
