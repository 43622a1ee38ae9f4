// What can be done with everybody who is selected. It stays in sight while the list scrolls.
import { type Creature, LEVEL_MESSAGE, MAX_LEVEL, MAX_TAG, MIN_LEVEL } from '@oversleep/game';
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
import { tagsOf } from '../../parts/words/tags.ts';
import { useAppState } from '../../state/context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Chip, Chips } from '../../ui/buttons/chip.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import type { BoxPageActions } from './use-box-actions.ts';
import * as styles from './selection-bar.module.css';

interface SelectionBarProps {
  readonly selected: readonly Creature[];
  /** All that are shown, by id, for who exports. */
  readonly shown: readonly string[];
  /** All tags of the box. */
  readonly tags: readonly string[];
  readonly actions: BoxPageActions;
  readonly onClear: () => void;
}

export function SelectionBar({ selected, shown, tags, actions, onClear }: SelectionBarProps) {
  const { dialogs } = useAppState();
  const isFavourite = selected.every(({ favourite }) => favourite);
  return (
    <section className={styles.bar} aria-label="Selected Pokémon">
      <p className={styles.count} role="status">
        <b>{selected.length}</b> selected
      </p>
      <div className={styles.ways}>
        <LevelPopover selected={selected} onLevel={(level) => actions.setLevel(selected, level)} />
        <TagPopover selected={selected} tags={tags} actions={actions} />
        <Button
          small
          icon={<IconPlant size={18} aria-hidden="true" />}
          onClick={() => dialogs.openGrow({ ids: selected.map(({ externalId }) => externalId) })}
        >
          Grow
        </Button>
        <Button
          small
          icon={<IconHeart size={18} aria-hidden="true" />}
          onClick={() => actions.setFavourite(selected, !isFavourite)}
        >
          {isFavourite ? 'No favourite' : 'Favourite'}
        </Button>
        <Button
          small
          icon={<IconSparkles size={18} aria-hidden="true" />}
          onClick={() => actions.findBest(selected.map(({ externalId }) => externalId))}
        >
          Best team
        </Button>
        <Button small icon={<IconArrowsDiff size={18} aria-hidden="true" />} onClick={() => actions.compare(selected)}>
          Compare
        </Button>
        <Button
          small
          icon={<Glyph name="download" size={18} />}
          onClick={() => dialogs.openExport({ shown, selected: selected.map(({ externalId }) => externalId) })}
        >
          Export
        </Button>
        <Button
          small
          icon={<IconShare2 size={18} aria-hidden="true" />}
          onClick={() => dialogs.openShare({ kind: 'creatures', creatures: selected })}
        >
          Share
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
          Delete
        </Button>
        <Button small variant="quiet" onClick={onClear}>
          Select nobody
        </Button>
      </div>
    </section>
  );
}

interface LevelPopoverProps {
  readonly selected: readonly Creature[];
  readonly onLevel: (level: number) => void;
}

function LevelPopover({ selected, onLevel }: LevelPopoverProps) {
  return (
    <Popover
      label="Set the level"
      align="start"
      width={240}
      trigger={(props) => (
        <Button small icon={<Glyph name="up" size={18} />} {...props}>
          Level
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
    <form className={styles.form} onSubmit={submit}>
      <NumberField
        label="Level for all of them"
        min={MIN_LEVEL}
        max={MAX_LEVEL}
        message={LEVEL_MESSAGE}
        live
        value={level}
        onChange={setLevel}
      />
      <Button small variant="primary" type="submit">
        Set level
      </Button>
    </form>
  );
}

type TagPopoverProps = Pick<SelectionBarProps, 'selected' | 'tags' | 'actions'>;

function TagPopover({ selected, tags, actions }: TagPopoverProps) {
  return (
    <Popover
      label="Tags"
      align="start"
      width={320}
      trigger={(props) => (
        <Button small icon={<IconTag size={18} aria-hidden="true" />} {...props}>
          Tags
        </Button>
      )}
    >
      <TagForm selected={selected} tags={tags} actions={actions} />
    </Popover>
  );
}

/** A tag is on when all of them have it. */
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
    <form className={styles.form} onSubmit={submit}>
      {known.length > 0 && (
        <Chips label="Tags">
          {known.map((tag) => {
            const having = selected.filter((creature) => creature.tags?.includes(tag)).length;
            const isPart = having > 0 && having < selected.length;
            return (
              <Chip
                key={tag}
                label={isPart ? `${tag} (${having})` : tag}
                colour="var(--primary)"
                selected={having === selected.length}
                onToggle={(on) => (on ? actions.addTag(selected, tag) : actions.removeTag(selected, tag))}
              />
            );
          })}
        </Chips>
      )}
      <TextField label="New tag" value={word} onChange={setWord} {...(isTooLong && { limit: MAX_TAG })} />
      <Button small type="submit" disabled={word.trim() === '' || isTooLong}>
        Add tag
      </Button>
    </form>
  );
}
