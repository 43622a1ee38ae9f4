// Actions for the selected Pokémon. It stays in view while the list scrolls.
import { type Creature, MAX_TAG, MIN_LEVEL } from '@oversleep/game';
import {
  IconArrowsDiff,
  IconHeart,
  IconPlant,
  IconShare2,
  IconSparkles,
  IconTag,
  IconTrash,
} from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { tagsOf } from '../../parts/words/tags.ts';
import { useAppState } from '../../state/context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Chip, Chips } from '../../ui/buttons/chip.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { useFootBar } from '../../ui/overlays/use-foot-bar.ts';
import { levelRules } from './level-rules.ts';
import type { BoxPageActions } from './use-box-actions.ts';
import * as styles from './selection-bar.module.css';

const t = messages('box');

interface SelectionBarProps {
  readonly selected: readonly Creature[];
  /** Ids of all that are shown, for the export. */
  readonly shown: readonly string[];
  /** All tags of the box. */
  readonly tags: readonly string[];
  readonly actions: BoxPageActions;
  readonly onClear: () => void;
}

export function SelectionBar({ selected, shown, tags, actions, onClear }: SelectionBarProps) {
  const { dialogs } = useAppState();
  const isFavourite = selected.every(({ favourite }) => favourite);
  const bar = useFootBar();
  return (
    <Row
      as="section"
      ref={bar}
      className={styles.bar}
      pad={2}
      padX={3.5}
      corner="panel"
      fill="solid-2"
      gap={2}
      gapX={4}
      wrap
      aria-label={t('selection.label')}
    >
      <Text rigid role="status">
        {t.rich('selection.count', { count: selected.length, b: (inner) => <b>{inner}</b> })}
      </Text>
      <Row className={styles.ways} gap={1.5} wrap align="stretch" grow slim>
        <LevelPopover selected={selected} onLevel={(level) => actions.setLevel(selected, level)} />
        <TagPopover selected={selected} tags={tags} actions={actions} />
        <Button
          small
          icon={<IconPlant size={18} aria-hidden="true" />}
          onClick={() => dialogs.openGrow({ ids: selected.map(({ externalId }) => externalId) })}
        >
          {t('grow')}
        </Button>
        <Button
          small
          icon={<IconHeart size={18} aria-hidden="true" />}
          onClick={() => actions.setFavourite(selected, !isFavourite)}
        >
          {isFavourite ? t('selection.noFavourite') : t('selection.favourite')}
        </Button>
        <Button
          small
          icon={<IconSparkles size={18} aria-hidden="true" />}
          onClick={() => actions.findBest(selected.map(({ externalId }) => externalId))}
        >
          {t('bestTeam')}
        </Button>
        <Button small icon={<IconArrowsDiff size={18} aria-hidden="true" />} onClick={() => actions.compare(selected)}>
          {t('compare')}
        </Button>
        <Button
          small
          icon={<Glyph name="download" size={18} />}
          onClick={() => dialogs.openExport({ shown, selected: selected.map(({ externalId }) => externalId) })}
        >
          {t('export')}
        </Button>
        <Button
          small
          icon={<IconShare2 size={18} aria-hidden="true" />}
          onClick={() => dialogs.openShare({ kind: 'creatures', creatures: selected })}
        >
          {t('selection.share')}
        </Button>
        <Button
          small
          variant="danger"
          icon={<IconTrash size={18} aria-hidden="true" />}
          onClick={() => {
            actions.remove(selected);
            onClear();
          }}
        >
          {t('delete')}
        </Button>
        <Button small variant="quiet" onClick={onClear}>
          {t('selection.clear')}
        </Button>
      </Row>
    </Row>
  );
}

interface LevelPopoverProps {
  readonly selected: readonly Creature[];
  readonly onLevel: (level: number) => void;
}

function LevelPopover({ selected, onLevel }: LevelPopoverProps) {
  return (
    <Popover
      label={t('selection.levelTitle')}
      align="start"
      width={240}
      trigger={(props) => (
        <Button small icon={<Glyph name="up" size={18} />} {...props}>
          {t('columns.level')}
        </Button>
      )}
    >
      {(close) => (
        <LevelForm
          first={selected[0]?.level ?? MIN_LEVEL}
          onLevel={(level) => {
            close();
            onLevel(level);
          }}
        />
      )}
    </Popover>
  );
}

function LevelForm({ first, onLevel }: { readonly first: number; readonly onLevel: (level: number) => void }) {
  const [level, setLevel] = useState(first);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onLevel(level);
  };
  return (
    <Stack as="form" className={styles.form} pad={1} gap={3} align="start" onSubmit={submit}>
      <NumberField label={t('selection.levelForAll')} {...levelRules()} live value={level} onChange={setLevel} />
      <Button small variant="primary" type="submit">
        {t('selection.setLevel')}
      </Button>
    </Stack>
  );
}

type TagPopoverProps = Pick<SelectionBarProps, 'selected' | 'tags' | 'actions'>;

function TagPopover({ selected, tags, actions }: TagPopoverProps) {
  return (
    <Popover
      label={t('tags.title')}
      align="start"
      width={320}
      trigger={(props) => (
        <Button small icon={<IconTag size={18} aria-hidden="true" />} {...props}>
          {t('tags.title')}
        </Button>
      )}
    >
      <TagForm selected={selected} tags={tags} actions={actions} />
    </Popover>
  );
}

/** A tag is on when all selected Pokémon have it. */
export function TagForm({ selected, tags, actions }: TagPopoverProps) {
  const [word, setWord] = useState('');
  const known = [...new Set([...tagsOf(selected), ...tags])];
  const isTooLong = [...word].length > MAX_TAG;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const tag = word.trim();
    if (tag === '' || isTooLong) return;
    setWord('');
    actions.addTag(selected, tag);
  };
  return (
    <Stack as="form" className={styles.form} pad={1} gap={3} align="start" onSubmit={submit}>
      {known.length > 0 && (
        <Chips label={t('tags.title')}>
          {known.map((tag) => {
            const having = selected.filter((creature) => creature.tags?.includes(tag)).length;
            const isPart = having > 0 && having < selected.length;
            return (
              <Chip
                key={tag}
                label={isPart ? t('tags.some', { tag, count: having }) : tag}
                colour="var(--primary)"
                selected={having === selected.length}
                onToggle={(on) => (on ? actions.addTag(selected, tag) : actions.removeTag(selected, tag))}
              />
            );
          })}
        </Chips>
      )}
      <TextField label={t('tags.new')} value={word} onChange={setWord} {...(isTooLong && { limit: MAX_TAG })} />
      <Button small type="submit" disabled={word.trim() === '' || isTooLong}>
        {t('tags.add')}
      </Button>
    </Stack>
  );
}
