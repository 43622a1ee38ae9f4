// The compared creatures in a row, with their menus, and buttons that add more.
import { IconScale } from '@tabler/icons-react';
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { displayNameOf } from '../../messages/names.ts';
import { useAppState, useUser } from '../../state/context.ts';
import { fullText } from '../../state/data/comparison.ts';
import { NO_ROOM } from '../../state/data/team-actions.ts';
import { gameFor } from '../../state/data/user.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import type { ComparisonEntry } from './entry.ts';
import { CompareSlot } from './slot.tsx';
import type { Adding } from './use-adding.ts';
import type { RivalWork } from './use-rivals.ts';
import * as compareStyles from './compare.module.css';
import * as styles from './strip.module.css';

const t = messages('compare');

interface StripProps {
  readonly entries: readonly ComparisonEntry[];
  readonly baseline: ComparisonEntry | undefined;
  readonly works: ReadonlyMap<string, RivalWork>;
  readonly full: boolean;
  readonly adding: Adding;
}

export function Strip({ entries, baseline, works, full, adding }: StripProps) {
  const { creatures } = useAppState();
  const game = gameFor({ edition: useUser((user) => user.edition) });
  const openMenu = useSlotMenu(entries, baseline, full);
  const [dragged, setDragged] = useState<string>();
  const press = (event: KeyboardEvent, { id }: ComparisonEntry, place: number) => {
    const to = event.altKey ? { ArrowLeft: place - 1, ArrowRight: place + 1 }[event.key] : undefined;
    if (to === undefined) return;
    event.preventDefault();
    creatures.moveCompared(id, to);
  };
  const drop = (event: DragEvent, place: number) => {
    event.preventDefault();
    if (dragged !== undefined) creatures.moveCompared(dragged, place);
    setDragged(undefined);
  };
  const slots = useRef<HTMLUListElement>(null);
  const { arrived } = adding;
  // What added them may be gone: the keyboard goes on with what it has brought.
  useEffect(() => {
    const cards = [...(slots.current?.children ?? [])];
    const card = arrived && cards.find((one) => one instanceof HTMLElement && one.dataset.compared === arrived.id);
    card?.querySelector('button')?.focus();
  }, [arrived]);
  if (entries.length === 0) return null;
  return (
    <Text as="section" slim aria-label={t('strip.label')}>
      <p id="compare-strip-hint" className="unseen">
        {t('strip.hint')}
      </p>
      <Row as="ul" ref={slots} className={styles.compareSlots} align="stretch" gap={2.5}>
        {entries.map((entry, place) => (
          <li
            key={entry.id}
            data-compared={entry.id}
            draggable
            data-dragged={dragged === entry.id}
            onDragStart={() => setDragged(entry.id)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => drop(event, place)}
          >
            <CompareSlot
              game={game}
              entry={entry}
              isBaseline={entry === baseline}
              work={works.get(entry.id)}
              onOpen={() => openMenu(entry, place)}
              onKeyDown={(event) => press(event, entry, place)}
            />
          </li>
        ))}
        {!full && (
          <Stack as="li" gap={1.5}>
            <button
              type="button"
              className={`${compareStyles.compareSlot} ${styles.comparePlus}`}
              onClick={adding.addOne}
            >
              <Glyph name="plus" size={28} />
              {t('strip.add')}
            </button>
            {adding.hasBox && (
              <button
                type="button"
                className={`${compareStyles.compareSlot} ${styles.comparePlus} ${styles.comparePlusBox}`}
                onClick={adding.openBox}
              >
                {t('strip.fromBox')}
              </button>
            )}
          </Stack>
        )}
      </Row>
      {full && (
        <p className={styles.compareFull} role="status">
          {fullText()}
        </p>
      )}
    </Text>
  );
}

/** Opens the menu of a slot. */
function useSlotMenu(
  entries: readonly ComparisonEntry[],
  baseline: ComparisonEntry | undefined,
  full: boolean,
): (entry: ComparisonEntry, place: number) => void {
  const { creatures, dialogs } = useAppState();
  const { show } = useSnackbar();
  const offer = (text: string, undo: () => void) => show({ kind: 'success', text, undo });
  return ({ id, creature, question }, place) =>
    dialogs.openFilledSlot({
      creature,
      fullTeam: full,
      fullWords: fullText(),
      around: question,
      onUpdate: (changed) => void creatures.compare(changed),
      onDuplicate: () => {
        const undo = creatures.duplicateCompared(id);
        if (undo !== NO_ROOM) offer(t('toasts.copied', { name: displayNameOf(creature) }), undo);
      },
      onRemove: () => offer(t('toasts.removed', { name: displayNameOf(creature) }), creatures.removeCompared(id)),
      more: [
        {
          key: 'baseline',
          label: t('strip.useAsBaseline'),
          icon: <IconScale size={22} aria-hidden="true" />,
          disabled: id === baseline?.id ? t('strip.isBaseline') : undefined,
          onChoose: () => creatures.changeCompareView({ baseline: id }),
        },
        {
          key: 'left',
          label: t('strip.moveLeft'),
          icon: <Glyph name="left" size={22} />,
          disabled: place === 0 ? t('strip.isFirst') : undefined,
          onChoose: () => creatures.moveCompared(id, place - 1),
        },
        {
          key: 'right',
          label: t('strip.moveRight'),
          icon: <Glyph name="right" size={22} />,
          disabled: place === entries.length - 1 ? t('strip.isLast') : undefined,
          onChoose: () => creatures.moveCompared(id, place + 1),
        },
      ],
    });
}
