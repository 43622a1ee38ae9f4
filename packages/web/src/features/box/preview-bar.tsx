// Previews all Pokémon at a level, fully evolved or at the highest skill level, with a banner while it is on.
import { type Game, milestoneLevels } from '@oversleep/game';
import { IconEye } from '@tabler/icons-react';
import { messages } from '../../messages/messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Chip, Chips } from '../../ui/buttons/chip.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Note, Text } from '../../ui/layout/layout.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { NO_FILTER } from './box-search.ts';
import { isPreview, type Preview, previewText } from './preview.ts';
import * as styles from './box.module.css';

const t = messages('box');

interface PreviewBarProps {
  readonly game: Game;
  readonly wish: Preview;
  readonly onChange: (wish: Preview) => void;
}

export function PreviewChips({ game, wish, onChange }: PreviewBarProps) {
  const levels = milestoneLevels(game);
  const own = wish.level === null || levels.includes(wish.level) ? [] : [wish.level];
  return (
    <Chips label={t('preview.label')}>
      <Note as="span" className={styles.previewLabel} size="label" weight={600} aria-hidden="true">
        {t('preview.short')}
      </Note>
      {[...levels, ...own].map((level) => (
        <Chip
          key={level}
          label={t('preview.levelChip', { level })}
          colour="var(--energy)"
          selected={wish.level === level}
          onToggle={(on) => onChange({ ...wish, level: on ? level : null })}
        />
      ))}
      <Chip
        label={t('preview.evolvedChip')}
        colour="var(--energy)"
        selected={wish.evolved}
        onToggle={(evolved) => onChange({ ...wish, evolved })}
      />
      <Chip
        label={t('preview.skillChip')}
        colour="var(--energy)"
        selected={wish.skillMax}
        onToggle={(skillMax) => onChange({ ...wish, skillMax })}
      />
    </Chips>
  );
}

/** The chips behind a button, where lists need the room more. */
export function PreviewMenu(props: PreviewBarProps) {
  return (
    <Popover
      label={t('preview.label')}
      width={330}
      trigger={(trigger) => (
        <Button small icon={<IconEye size={18} aria-hidden="true" />} {...trigger}>
          {isPreview(props.wish) ? t('preview.on', { changes: previewText(props.wish) }) : t('preview.short')}
        </Button>
      )}
    >
      <Text as="div" className={styles.preview} pad={2}>
        <PreviewChips {...props} />
      </Text>
    </Popover>
  );
}

/** While a preview is on. */
export function PreviewNotice({ wish, onChange }: Omit<PreviewBarProps, 'game'>) {
  if (!isPreview(wish)) return null;
  return (
    <Banner
      kind="info"
      what={t('preview.title', { changes: previewText(wish) })}
      why={wish.evolved ? t('preview.evolvedText') : t('preview.text')}
      action={{ label: t('preview.exit'), onAction: () => onChange(NO_FILTER.preview) }}
    />
  );
}
