// A place of the team: somebody's card, or an invitation. Cards can be dragged, and moved with Alt and the arrows.
import { type Creature, displayNameOf, type Game } from '@oversleep/game';
import { IconChartBar, IconCookie } from '@tabler/icons-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { Portrait } from '../../../parts/pictures/portrait.tsx';
import { SubskillBadge } from '../../../parts/pictures/subskill-badge.tsx';
import { UnknownPicture } from '../../../parts/pictures/unknown-picture.tsx';
import { natureText } from '../../../parts/words/nature-words.ts';
import { countText, editionName } from '../../../parts/words/wording.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { slotFacts } from './slot-facts.ts';
import * as styles from './slots.module.css';

interface EmptySlotProps {
  readonly place: number;
  readonly onOpen: () => void;
}

export function EmptySlot({ place, onOpen }: EmptySlotProps) {
  return (
    <button
      type="button"
      className={`${styles.card} ${styles.empty}`}
      aria-label={`Add a Pokémon to place ${place + 1}`}
      onClick={onOpen}
    >
      <span className={styles.plus}>
        <Glyph name="plus" size={32} />
      </span>
      <span className={styles.invitation}>Add a Pokémon</span>
    </button>
  );
}

interface FilledSlotProps {
  readonly game: Game;
  readonly creature: Creature;
  readonly place: number;
  readonly isSelected: boolean;
  readonly isLeader: boolean;
  readonly snacks: boolean;
  readonly onOpen: () => void;
  readonly onShow: () => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export function FilledSlot(props: FilledSlotProps) {
  const { game, creature, isSelected, isLeader, snacks, onOpen, onShow, onPointerDown, onKeyDown } = props;
  const facts = slotFacts(game, creature);
  return (
    <>
      <button
        type="button"
        className={styles.card}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        aria-describedby="slots-hint"
        onClick={onOpen}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
      >
        {/* What is seen is short; this is what is read aloud. */}
        <span className="unseen">
          {[
            facts?.label ?? `${displayNameOf(creature)}, not in the game of ${editionName(game.edition)}`,
            ...(isLeader ? ['leader'] : []),
            ...(snacks ? ['snacking'] : []),
          ].join(', ')}
        </span>
        <span className={styles.portrait} aria-hidden="true">
          {facts ? (
            <Portrait species={facts.species} size={60} shiny={creature.shiny} happy={isSelected} decorative />
          ) : (
            <UnknownPicture label={creature.pokemon} size={60} decorative />
          )}
          {isLeader && <span className={styles.leader}>Leader</span>}
        </span>
        <span className={styles.words} aria-hidden="true">
          <span className={styles.title}>
            <span className={styles.level}>
              <span>Lv.</span> {creature.level}
            </span>
            <b
              className={styles.name}
              data-specialty={facts?.species.specialty}
              data-alone={displayNameOf(creature) === facts?.species.displayName}
            >
              {displayNameOf(creature)}
            </b>
          </span>
          <span className={styles.sub}>
            {facts ? (
              <>
                {/* A nickname alone says little. */}
                {displayNameOf(creature) !== facts.species.displayName && (
                  <span className={styles.species}>{facts.species.displayName}</span>
                )}
                <span className={styles.more}>{natureText(creature)}</span>
                <span>RP {countText(facts.rp)}</span>
              </>
            ) : (
              `Not in ${editionName(game.edition)}: sits out`
            )}
          </span>
          {(snacks || (facts && facts.support.length > 0)) && (
            <span className={styles.badges}>
              {facts?.support.map(({ subskill, opensAt }) => (
                <SubskillBadge
                  key={subskill.key}
                  subskill={subskill}
                  short
                  {...(opensAt === undefined ? {} : { opensAt })}
                />
              ))}
              {snacks && (
                <span className={styles.snacks}>
                  <IconCookie size={14} aria-hidden="true" />
                  <span className={styles.snacksWord}>Snacking</span>
                </span>
              )}
            </span>
          )}
        </span>
      </button>
      <span className={styles.show}>
        <IconButton
          label={`Results of ${displayNameOf(creature)}`}
          icon={<IconChartBar size={20} />}
          onClick={onShow}
        />
      </span>
    </>
  );
}
