// The form that edits all fields of one creature. It only depends on the draft.
import { buildOf, type Creature, type Game, isKnown, MAX_LEVEL, MIN_LEVEL, milestoneLevels } from '@oversleep/game';
import { type ReactNode, Suspense, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { AboveCap } from '../../../parts/above-cap.tsx';
import { PhoneFigures } from '../../../parts/figures/phone-figures.tsx';
import type { TeamAround } from '../../../state/page/dialogs.ts';
import { lazyPart } from '../../../state/page/loading.ts';
import { useTeamNights } from '../../../state/team-nights.ts';
import { dayAt } from '../../../state/this-week.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Grid, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Identity } from './identity.tsx';
import { IngredientRow } from './ingredient-row.tsx';
import { NameField } from './name-field.tsx';
import { NatureField } from './nature-field.tsx';
import { OutputStrip } from './output-strip.tsx';
import { RibbonField } from './ribbon-field.tsx';
import { SkillCard } from './skill-card.tsx';
import { SubskillField } from './subskill-field.tsx';
import { UsedElsewhere } from './used-elsewhere.tsx';
import * as styles from './editor.module.css';

const t = messages('creature');

const GrowthCard = lazyPart(
  () => import('../../../parts/growth/growth-card.tsx'),
  (file) => file.GrowthCard,
);
const Sureness = lazyPart(
  () => import('../../../parts/figures/sureness.tsx'),
  (file) => file.Sureness,
);

export interface EditorProps {
  readonly game: Game;
  readonly draft: Creature;
  /** As it was when the editor was opened, for comparison. */
  readonly saved: Creature;
  readonly isNew: boolean;
  readonly around: TeamAround | null | undefined;
  /** Why it cannot be saved. */
  readonly refusal: string | undefined;
  /** A slot: its text belongs to the dialog, which saves it. */
  readonly quickEntry: ReactNode;
  readonly onChange: (draft: Creature) => void;
}

export function Editor({ game, draft, saved, isNew, around, refusal, quickEntry, onChange }: EditorProps) {
  const species = game.species.find(draft.pokemon);
  const nights = useTeamNights(game);
  // A new field for every quick level, so that a refused text disappears even if the level stays the same.
  const [picks, setPicks] = useState(0);
  return (
    <Stack gap={4} fit>
      <Identity game={game} draft={draft} onChange={onChange} />
      <OutputStrip game={game} draft={draft} saved={isNew ? undefined : saved} around={around} />
      {quickEntry}
      <Grid className={styles.basics} gap={2} gapX={3}>
        <div>
          <NumberField
            key={picks}
            label={t('level.label')}
            live
            value={draft.level}
            min={MIN_LEVEL}
            max={MAX_LEVEL}
            message={t('level.refused', { min: MIN_LEVEL, max: MAX_LEVEL })}
            onChange={(level) => onChange({ ...draft, level })}
          />
          <AboveCap game={game} creature={draft} />
        </div>
        <NameField draft={draft} species={species} onChange={onChange} />
        <RibbonField game={game} draft={draft} onChange={onChange} />
        <Grid as="fieldset" className={styles.levels} gap={1.5} slim across flush aria-label={t('level.quick')}>
          {milestoneLevels(game).map((level) => (
            <Text
              as="button"
              key={level}
              className={styles.quick}
              target
              weight={600}
              frame="field"
              aria-label={t('level.of', { level })}
              aria-pressed={draft.level === level}
              onClick={() => {
                setPicks(picks + 1);
                onChange({ ...draft, level });
              }}
            >
              {level}
            </Text>
          ))}
        </Grid>
      </Grid>
      <IngredientRow game={game} draft={draft} refusal={refusal} onChange={onChange} />
      {species && <SkillCard game={game} species={species} draft={draft} onChange={onChange} />}
      <SubskillField game={game} draft={draft} onChange={onChange} />
      <NatureField game={game} draft={draft} onChange={onChange} />
      {species && isKnown(game, draft) && (
        <>
          <PhoneFigures game={game} build={buildOf(game, draft)} />
          <Suspense fallback={null}>
            <GrowthCard key={draft.pokemon} game={game} creature={draft} nights={nights} today={dayAt(Date.now())} />
            <Sureness edition={game.edition} species={species} />
          </Suspense>
        </>
      )}
      <UsedElsewhere id={saved.externalId} isNew={isNew} />
    </Stack>
  );
}
