// The form of a wished catch.
import { type Game, hasMedals, type Rarity, type Species } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import { countText } from '../../parts/words/wording.ts';
import { Chip, Chips } from '../../ui/buttons/chip.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Grid, Stack, Text } from '../../ui/layout/layout.tsx';
import { ingredientsOf, MEDALS, MOST_SEEDS, natureChoices, type OddsWish } from './wish.ts';
import * as styles from './odds.module.css';

const t = messages('odds');

interface OddsFormProps {
  readonly game: Game;
  readonly species: Species;
  readonly wish: OddsWish;
  readonly onChange: (part: Partial<OddsWish>) => void;
}

const RARITIES = ['gold', 'silver', 'white'] as const satisfies readonly Rarity[];

const INGREDIENT_LABELS = ['form.firstIngredient', 'form.secondIngredient', 'form.thirdIngredient'] as const;

export function OddsForm({ game, species, wish, onChange }: OddsFormProps) {
  return (
    <>
      <Subskills game={game} wish={wish} onChange={onChange} />
      <Grid least={11} gap={3} align="end">
        <SelectField
          label={t('form.nature')}
          value={wish.nature}
          choices={natureChoices(game)}
          onChange={(nature) => onChange({ nature })}
        />
        {([0, 1, 2] as const).map((slot) => (
          <Ingredient key={slot} game={game} species={species} slot={slot} wish={wish} onChange={onChange} />
        ))}
        <SelectField
          label={t('form.seeds')}
          value={String(wish.seeds)}
          choices={Array.from({ length: MOST_SEEDS + 1 }, (_, n) => ({
            value: String(n),
            label: n === 0 ? t('none') : countText(n),
          }))}
          onChange={(seeds) => onChange({ seeds: Number(seeds) })}
        />
      </Grid>
      {hasMedals(species) ? (
        <Segmented
          label={t('form.medal')}
          value={wish.medal}
          choices={MEDALS.map((medal) => ({ value: medal, label: t(`medals.${medal}`) }))}
          onChange={(chosen) => onChange({ medal: MEDALS.find((medal) => medal === chosen) ?? 'none' })}
        />
      ) : (
        <Text tone="muted" size="note">
          {t('form.noMedals', { species: nameOf('species', species) })}
        </Text>
      )}
    </>
  );
}

function Subskills({ game, wish, onChange }: Omit<OddsFormProps, 'species'>) {
  const { subskills, slots } = wish;
  const isFull = subskills.length >= slots;
  const toggle = (name: string, on: boolean) =>
    onChange({ subskills: on ? [...subskills, name] : subskills.filter((other) => other !== name) });
  return (
    <Stack as="fieldset" className={styles.subskills} gap={2} fit slim>
      <legend>{t('form.subskills')}</legend>
      <SelectField
        label={t('form.unlockedBy')}
        value={String(slots)}
        choices={game.rules.subskillUnlockLevels.map((level, place) => ({
          value: String(place + 1),
          label: t('form.slots', { level, count: place + 1 }),
        }))}
        onChange={(chosen) => onChange({ slots: Number(chosen) })}
      />
      {RARITIES.map((rarity) => (
        <div key={rarity}>
          <Text tone="muted" size="note" aria-hidden="true">
            {t(`rarities.${rarity}`)}
          </Text>
          <Chips label={t(`rarities.${rarity}`)}>
            {game.subskills.rows
              .filter((one) => one.rarity === rarity)
              .map(({ name }) => {
                const selected = subskills.includes(name);
                return (
                  <Chip
                    key={name}
                    label={name}
                    colour="var(--primary)"
                    selected={selected}
                    disabled={isFull && !selected}
                    onToggle={(on) => toggle(name, on)}
                  />
                );
              })}
          </Chips>
        </div>
      ))}
    </Stack>
  );
}

function Ingredient({ game, species, slot, wish, onChange }: OddsFormProps & { readonly slot: 0 | 1 | 2 }) {
  const choices = ingredientsOf(game, species, slot);
  if (choices.length < 2) return null;
  const [first, second, third] = wish.ingredients;
  const put = (name: string | null): OddsWish['ingredients'] =>
    slot === 0 ? [name, second, third] : slot === 1 ? [first, name, third] : [first, second, name];
  return (
    <SelectField
      label={t(INGREDIENT_LABELS[slot])}
      value={wish.ingredients[slot] ?? ''}
      choices={[
        { value: '', label: t('any') },
        ...choices.map((ingredient) => ({ value: ingredient.name, label: nameOf('ingredients', ingredient) })),
      ]}
      onChange={(name) => onChange({ ingredients: put(name === '' ? null : name) })}
    />
  );
}
