// The head of the editor: portrait and species, Shiny, gender, evolution and the Pokébox bookmark.
import { type Creature, evolutionsOf, evolve, type Game, type Species } from '@oversleep/game';
import { IconGenderFemale, IconGenderMale, IconSparkles } from '@tabler/icons-react';
import { useRef } from 'react';
import { messages } from '../../../messages/messages.ts';
import { nameOf } from '../../../messages/names.ts';
import { BerryPicture } from '../../../parts/pictures/berry-picture.tsx';
import { Portrait } from '../../../parts/pictures/portrait.tsx';
import { UnknownPicture } from '../../../parts/pictures/unknown-picture.tsx';
import { knownName, shownName } from '../../../parts/words/species-name.ts';
import { specialtyName } from '../../../parts/words/wording.ts';
import { useAppState, useUser } from '../../../state/context.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { Grid, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { useBookmark } from '../slot/bookmark.tsx';
import { hasGender, otherGender } from './draft.ts';
import { EvolveButton } from './evolve-button.tsx';
import * as styles from './identity.module.css';

const t = messages('creature');

interface IdentityProps {
  readonly game: Game;
  readonly draft: Creature;
  readonly onChange: (draft: Creature) => void;
}

export function Identity({ game, draft, onChange }: IdentityProps) {
  const { dialogs } = useAppState();
  const language = useUser((user) => user.language);
  const species = game.species.find(draft.pokemon);
  const name = knownName(language, species, draft.pokemon);
  const portrait = useRef<HTMLButtonElement>(null);
  const bookmark = useBookmark(draft, onChange);
  const evolveInto = (into: Species) => {
    onChange(evolve(game, draft, into));
    // The pressed button disappears at the last stage, so the focus moves on.
    portrait.current?.focus();
  };
  return (
    <Grid as="section" className={styles.identity} gap={2} gapX={4} align="center" aria-label={t('identity.species')}>
      <div className={styles.band} />
      <Stack
        as="button"
        ref={portrait}
        className={styles.portrait}
        corner="round"
        aria-label={t('identity.change', { name })}
        onClick={() => dialogs.openSearch({ current: draft, onSelect: onChange })}
      >
        {species ? (
          <Portrait species={species} size={120} shiny={draft.shiny} decorative />
        ) : (
          <UnknownPicture label={name} size={120} decorative />
        )}
        <Stack as="span" className={styles.pencil} frame="field" corner="round" fill="solid" middle>
          <Glyph name="pencil" size={18} />
        </Stack>
      </Stack>
      <Stack gap={1} align="start" slim>
        <Text head size="head-medium" breaks="anywhere">
          {name}
        </Text>
        {species ? (
          <Row as="p" gap={0.5} gapX={3} wrap align="stretch" tone="muted" size="label">
            <Text as="span" tone={species.specialty === 'all' ? undefined : species.specialty}>
              {specialtyName(species.specialty)}
            </Text>
            <Row as="span" inline gap={1}>
              <BerryPicture berry={species.berry} size={22} decorative />
              {nameOf('berries', species.berry)}
            </Row>
          </Row>
        ) : (
          <Row as="p" gap={0.5} gapX={3} wrap align="stretch" tone="muted" size="label">
            {t('identity.unknown')}
          </Row>
        )}
        {species && (
          <EvolveButton
            choices={evolutionsOf(game, draft).map((into) => ({ into, name: shownName(language, into) }))}
            onEvolve={evolveInto}
          />
        )}
      </Stack>
      <div className={styles.switches}>
        {bookmark.button}
        {species && !species.shinyLocked && (
          <IconButton
            label={t('identity.shiny')}
            pressed={draft.shiny}
            icon={<IconSparkles size={24} aria-hidden="true" />}
            onClick={() => onChange({ ...draft, shiny: !draft.shiny })}
          />
        )}
        {species && hasGender(species) && <GenderButton species={species} draft={draft} onChange={onChange} />}
      </div>
      {bookmark.words}
    </Grid>
  );
}

interface GenderButtonProps {
  readonly species: Species;
  readonly draft: Creature;
  readonly onChange: (draft: Creature) => void;
}

function GenderButton({ species, draft, onChange }: GenderButtonProps) {
  const other = otherGender(species, draft);
  const gender = draft.gender ?? 'other';
  const Icon = draft.gender === 'female' ? IconGenderFemale : IconGenderMale;
  return (
    <span className={styles.gender} data-gender={draft.gender}>
      <IconButton
        label={other ? t('gender.change', { gender }) : t('gender.always', { gender })}
        aria-disabled={!other}
        icon={<Icon size={24} aria-hidden="true" />}
        onClick={() => other && onChange({ ...draft, gender: other })}
      />
    </span>
  );
}
