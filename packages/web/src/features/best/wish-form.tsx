// Goal, swaps and conditions of the search.
import { type Creature, type Game, TEAM_SIZE } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import { countText } from '../../parts/words/wording.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { type SelectChoice, SelectField } from '../../ui/fields/select-field.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { CreaturePicker } from './creature-picker.tsx';
import { goalChoices, goalOf, goalValue, secondChoice } from './goals.ts';
import { MOST_HEALERS, MOST_LIMITS, type SearchForm, type SkillLimit } from './search-form.ts';
import { isSwapsName, swapsChoices } from './swap-names.ts';
import * as styles from './best.module.css';

const t = messages('best');

interface FormProps {
  readonly game: Game;
  readonly ask: SearchForm;
  readonly onChange: (part: Partial<SearchForm>) => void;
}

export function GoalFields({ game, ask, onChange }: FormProps) {
  const value = goalValue(ask.goal);
  const second = secondChoice(game, ask.goal);
  return (
    <Stack as="fieldset" className={styles.group} gap={3} fit slim flush>
      <legend>{t('goal.title')}</legend>
      <SelectField
        label={t('goal.label')}
        value={value}
        choices={goalChoices()}
        onChange={(next) => onChange({ goal: goalOf(game, next) })}
      />
      {second && <SelectField {...second} onChange={(next) => onChange({ goal: goalOf(game, value, next) })} />}
      <SelectField
        label={t('often.label')}
        value={ask.swaps}
        choices={swapsChoices()}
        onChange={(next) => isSwapsName(next) && onChange({ swaps: next })}
      />
    </Stack>
  );
}

interface WishFormProps extends FormProps {
  /** Pokémon that can be chosen by name. */
  readonly creatures: readonly Creature[];
  readonly hasTeam: boolean;
}

export function WishForm({ game, ask, creatures, hasTeam, onChange }: WishFormProps) {
  return (
    <>
      <CreaturePicker
        label={t('conditions.include')}
        game={game}
        creatures={creatures.filter(({ externalId }) => !ask.never.includes(externalId))}
        chosen={ask.include}
        most={TEAM_SIZE}
        onChange={(include) => onChange({ include })}
      />
      <CreaturePicker
        label={t('conditions.never')}
        game={game}
        creatures={creatures.filter(({ externalId }) => !ask.include.includes(externalId))}
        chosen={ask.never}
        onChange={(never) => onChange({ never })}
      />
      <SelectField
        label={t('conditions.healers')}
        value={String(ask.healers)}
        choices={[
          { value: '0', label: t('conditions.anyHealers') },
          ...Array.from({ length: MOST_HEALERS }, (_, i) => ({
            value: String(i + 1),
            label: t('conditions.atLeast', { count: i + 1 }),
          })),
        ]}
        onChange={(value) => onChange({ healers: Number(value) })}
      />
      {hasTeam && (
        <SelectField
          label={t('conditions.team')}
          value={ask.changes === null ? '' : String(ask.changes)}
          choices={CHANGE_CHOICES.map(({ value, label }) => ({ value, label: t(label) }))}
          onChange={(value) => onChange({ changes: value === '' ? null : Number(value) })}
        />
      )}
      <SkillLimits game={game} ask={ask} creatures={creatures} onChange={onChange} />
    </>
  );
}

const CHANGE_CHOICES = [
  { value: '', label: 'conditions.allMayChange' },
  { value: '1', label: 'conditions.changeOne' },
  { value: '2', label: 'conditions.changeTwo' },
] as const;

function SkillLimits({ game, ask, creatures, onChange }: Omit<WishFormProps, 'hasTeam'>) {
  const skills = skillChoices(game, creatures, ask.limits);
  const free = skills.find(({ value }) => !ask.limits.some(({ skill }) => skill === value));
  const put = (place: number, limit: SkillLimit) => onChange({ limits: ask.limits.with(place, limit) });
  return (
    <Stack gap={2} align="start">
      {ask.limits.map((limit, place) => (
        <Grid key={limit.skill} className={styles.limit} gap={2} align="end">
          <SelectField
            label={t('conditions.atMost')}
            value={String(limit.members)}
            choices={Array.from({ length: TEAM_SIZE }, (_, i) => ({
              value: String(i),
              label: i === 0 ? t('conditions.none') : countText(i),
            }))}
            onChange={(members) => put(place, { ...limit, members: Number(members) })}
          />
          <SelectField
            label={t('conditions.skill')}
            value={limit.skill}
            choices={skills.filter(
              ({ value }) => value === limit.skill || !ask.limits.some(({ skill }) => skill === value),
            )}
            onChange={(skill) => put(place, { ...limit, skill })}
          />
          <IconButton
            label={t('conditions.removeLimit')}
            icon={<Glyph name="close" />}
            onClick={() => onChange({ limits: ask.limits.filter((other) => other !== limit) })}
          />
        </Grid>
      ))}
      {free && ask.limits.length < MOST_LIMITS && (
        <Button
          small
          variant="quiet"
          icon={<Glyph name="plus" size={18} />}
          onClick={() => onChange({ limits: [...ask.limits, { skill: free.value, members: 1 }] })}
        >
          {t('conditions.addLimit')}
        </Button>
      )}
    </Stack>
  );
}

/** Main skills of the player's Pokémon, and those already limited. */
function skillChoices(
  game: Game,
  creatures: readonly Creature[],
  limits: readonly SkillLimit[],
): readonly SelectChoice[] {
  const owned = new Set(creatures.map(({ pokemon }) => game.species.find(pokemon)?.skill.key));
  const names = new Map(game.species.rows.map(({ skill }) => [skill.key, nameOf('skills', skill)]));
  return [...names]
    .filter(([key]) => owned.has(key) || limits.some(({ skill }) => skill === key))
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label));
}
