// A compared creature: portrait, name, level and RP, and the state of its calculation.
import type { Game } from '@oversleep/game';
import type { KeyboardEvent } from 'react';
import { listFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { displayNameOf, nameOf } from '../../messages/names.ts';
import { Portrait } from '../../parts/pictures/portrait.tsx';
import { UnknownPicture } from '../../parts/pictures/unknown-picture.tsx';
import { countText, editionName } from '../../parts/words/wording.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Note, Text } from '../../ui/layout/layout.tsx';
import type { ComparisonEntry } from './entry.ts';
import type { RivalWork } from './use-rivals.ts';
import * as compareStyles from './compare.module.css';
import * as styles from './slot.module.css';

const t = messages('compare');

const factList = listFormat({ type: 'unit' });

interface CompareSlotProps {
  readonly game: Game;
  readonly entry: ComparisonEntry;
  readonly isBaseline: boolean;
  readonly work: RivalWork | undefined;
  readonly onOpen: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export function CompareSlot({ game, entry, isBaseline, work, onOpen, onKeyDown }: CompareSlotProps) {
  const { creature, species, level, rp } = entry;
  const state = stateOf(entry, work, game);
  return (
    <button
      type="button"
      className={compareStyles.compareSlot}
      data-baseline={isBaseline}
      data-stale={entry.isStale}
      aria-describedby="compare-strip-hint"
      aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      {/* Read aloud instead of the short texts below. */}
      <span className="unseen">
        {factList(
          [
            displayNameOf(creature),
            species && nameOf('species', species),
            t('slot.levelAloud', { level }),
            creature.mint ? t('whiteMint') : undefined,
            rp === undefined ? undefined : t('slot.rp', { rp: countText(rp) }),
            isBaseline ? t('slot.baselineAloud') : undefined,
            state,
          ].filter((fact) => fact !== undefined),
        )}
      </span>
      <span className={styles.compareSlotSeen} aria-hidden="true">
        <Text
          as="span"
          className={styles.compareSlotLevel}
          padX={2}
          corner="pill"
          fill={3}
          size="note"
          weight={700}
          data-lifted={level !== creature.level}
        >
          {t('slot.level', { level })}
        </Text>
        {species ? (
          <Portrait species={species} size={72} shiny={creature.shiny} decorative />
        ) : (
          <UnknownPicture label="" size={72} decorative />
        )}
        <Text
          as="span"
          className={styles.compareSlotName}
          head
          size="lead"
          breaks="cut"
          data-alone={displayNameOf(creature) === species?.displayName}
        >
          {displayNameOf(creature)}
        </Text>
        {species && nameOf('species', species) !== displayNameOf(creature) && (
          <Text as="span" className={styles.compareSlotSpecies} size="note" breaks="never">
            {nameOf('species', species)}
          </Text>
        )}
        <Note as="span">{rp === undefined ? t('slot.noRp') : t('slot.rp', { rp: countText(rp) })}</Note>
        {isBaseline && <span className={styles.compareSlotBase}>{t('baseline')}</span>}
        {state !== undefined && (
          <span className={styles.compareSlotState} data-failed={work?.state === 'failed'}>
            {work?.state === 'working' && <Spinner size={14} />}
            {state}
          </span>
        )}
      </span>
    </button>
  );
}

function stateOf({ species, isStale }: ComparisonEntry, work: RivalWork | undefined, game: Game): string | undefined {
  if (!species) return t('slot.notInEdition', { edition: editionName(game.edition) });
  if (work?.state === 'working') return t('slot.working');
  if (work?.state === 'failed') return t('slot.failed');
  return isStale ? t('oldFigures') : undefined;
}
