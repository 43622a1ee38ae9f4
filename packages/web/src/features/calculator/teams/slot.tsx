// A slot of the team: a member's card, or a button to add one. Cards can be dragged, and moved with Alt and the arrow keys.
import type { Creature, Game } from '@oversleep/game';
import { IconChartBar, IconClock, IconCookie, IconDots } from '@tabler/icons-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { listFormat } from '../../../messages/formats.ts';
import { messages } from '../../../messages/messages.ts';
import { displayNameOf, nameOf } from '../../../messages/names.ts';
import { Portrait } from '../../../parts/pictures/portrait.tsx';
import { SubskillBadge } from '../../../parts/pictures/subskill-badge.tsx';
import { UnknownPicture } from '../../../parts/pictures/unknown-picture.tsx';
import { natureText } from '../../../parts/words/nature-words.ts';
import { editionName } from '../../../parts/words/wording.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { Note, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { buildWords, slotFacts } from './slot-facts.ts';
import * as styles from './slots.module.css';

const t = messages('calculator');
const listed = listFormat();

/** Of a word, in small letters, on a phone. */
const MOST_LETTERS = 8;
const isLong = (name: string): boolean => name.split(/[\s-]/).some((word) => word.length > MOST_LETTERS);

interface EmptySlotProps {
  readonly place: number;
  readonly onOpen: () => void;
}

export function EmptySlot({ place, onOpen }: EmptySlotProps) {
  return (
    <button
      type="button"
      className={`${styles.card} ${styles.empty}`}
      aria-label={t('slots.addTo', { place: place + 1 })}
      onClick={onOpen}
    >
      <Stack as="span" className={styles.plus} corner="round" fill={2} middle tone="primary">
        <Glyph name="plus" size={32} />
      </Stack>
      <span className={styles.invitation}>{t('slots.add')}</span>
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
  /** Those that take turns with it. */
  readonly sharers: readonly Creature[];
  readonly onEdit: () => void;
  readonly onMenu: () => void;
  readonly onShow: () => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export function FilledSlot(props: FilledSlotProps) {
  const { game, creature, isSelected, isLeader, snacks, sharers, onEdit, onMenu, onShow, onPointerDown, onKeyDown } =
    props;
  const facts = slotFacts(game, creature);
  const spoken = {
    name: displayNameOf(creature),
    leader: isLeader ? 'yes' : 'other',
    snacking: snacks ? 'yes' : 'other',
    sharers: listed(sharers.map((one) => displayNameOf(one))),
    shares: sharers.length > 0 ? 'yes' : 'other',
  } as const;
  return (
    <>
      <button
        type="button"
        className={styles.card}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        aria-describedby="slots-hint"
        onClick={onEdit}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
      >
        {/* For screen readers, which skip the short version below. */}
        <span className="unseen">
          {facts
            ? t('slots.label', {
                ...spoken,
                species: nameOf('species', facts.species),
                level: creature.level,
                rp: facts.rp,
                build: buildWords(creature, facts),
              })
            : t('slots.labelUnknown', { ...spoken, edition: editionName(game.edition) })}
        </span>
        <Stack as="span" className={styles.portrait} middle aria-hidden="true">
          {facts ? (
            <Portrait species={facts.species} size={60} shiny={creature.shiny} happy={isSelected} decorative />
          ) : (
            <UnknownPicture label={creature.pokemon} size={60} decorative />
          )}
          {sharers.length > 0 && (
            <Row as="span" className={styles.sharers} corner="pill" fill="solid-2" tone="primary">
              {sharers.map(({ externalId, pokemon, shiny }) => {
                const species = game.species.find(pokemon);
                return species && <Portrait key={externalId} species={species} size={30} shiny={shiny} decorative />;
              })}
              <IconClock size={16} />
            </Row>
          )}
          {isLeader && <span className={styles.leader}>{t('slots.leader')}</span>}
        </Stack>
        <Stack as="span" className={styles.words} gap={1} slim aria-hidden="true">
          <Row as="span" className={styles.title} gap={2} slim>
            <Text as="span" className={styles.level} padX={2} corner="pill" fill={3} rigid size="small">
              {t.rich('slots.level', { level: creature.level, small: (inner) => <span>{inner}</span> })}
            </Text>
            <Text
              as="b"
              className={styles.name}
              slim
              breaks="never"
              tone={facts?.species.specialty === 'all' ? undefined : facts?.species.specialty}
              data-long={isLong(displayNameOf(creature))}
              data-alone={displayNameOf(creature) === nameOf('species', creature.pokemon)}
            >
              {displayNameOf(creature)}
            </Text>
          </Row>
          <Note as="span" className={styles.sub} breaks="never">
            {facts ? (
              <>
                {/* A nickname alone says little. */}
                {displayNameOf(creature) !== nameOf('species', facts.species) && (
                  <span className={styles.species} data-long={isLong(nameOf('species', facts.species))}>
                    {nameOf('species', facts.species)}
                  </span>
                )}
                <span className={styles.more}>{natureText(creature)}</span>
                <span>{t('slots.rp', { rp: facts.rp })}</span>
              </>
            ) : (
              t('slots.sitsOut', { edition: editionName(game.edition) })
            )}
          </Note>
          {(snacks || (facts && facts.support.length > 0)) && (
            <Row as="span" className={styles.badges} gap={1} wrap align="stretch">
              {facts?.support.map(({ subskill, opensAt }) => (
                <SubskillBadge
                  key={subskill.key}
                  subskill={subskill}
                  short
                  {...(opensAt === undefined ? {} : { opensAt })}
                />
              ))}
              {snacks && (
                <Row as="span" className={styles.snacks} padX={1.5} corner="pill" fill={3} inline gap={1} size="small">
                  <IconCookie size={14} aria-hidden="true" />
                  <span className={styles.snacksWord}>{t('slots.snacking')}</span>
                </Row>
              )}
            </Row>
          )}
        </Stack>
      </button>
      <span className={styles.ways}>
        <IconButton
          label={t('slots.moreOf', { name: displayNameOf(creature) })}
          icon={<IconDots size={20} />}
          onClick={onMenu}
        />
        <IconButton
          label={t('slots.resultsOf', { name: displayNameOf(creature) })}
          icon={<IconChartBar size={20} />}
          onClick={onShow}
        />
      </span>
    </>
  );
}
