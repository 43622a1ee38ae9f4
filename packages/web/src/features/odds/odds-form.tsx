// What a player may wish of a catch.
import { type Game, hasMedals, type Rarity, type Species } from '@oversleep/game';
import { countedText } from '../../parts/words/wording.ts';
import { Chip, Chips } from '../../ui/buttons/chip.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { ingredientsOf, MEDALS, MOST_SEEDS, natureChoices, type Wish } from './wish.ts';
import * as styles from './odds.module.css';

interface OddsFormProps {
  readonly game: Game;
  readonly species: Species;
  readonly wish: Wish;
  readonly onChange: (part: Partial<Wish>) => void;
}

const RARITIES: readonly { readonly rarity: Rarity; readonly title: string }[] = [
  { rarity: 'gold', title: 'Gold' },
  { rarity: 'silver', title: 'Silver' },
  { rarity: 'white', title: 'White' },
];

const MEDAL_NAMES = { none: 'None', bronze: 'Bronze', silver: 'Silver', gold: 'Gold' };

const UNLOCK_WORDS = ['First ingredient', 'Ingredient at Lv. 30', 'Ingredient at Lv. 60'];

export function OddsForm({ game, species, wish, onChange }: OddsFormProps) {
  return (
    <>
      <Subskills game={game} wish={wish} onChange={onChange} />
      <div className={styles.fields}>
        <SelectField
          label="Nature"
          value={wish.nature}
          choices={natureChoices(game)}
          onChange={(nature) => onChange({ nature })}
        />
        {([0, 1, 2] as const).map((slot) => (
          <Ingredient key={slot} game={game} species={species} slot={slot} wish={wish} onChange={onChange} />
        ))}
        <SelectField
          label="Sub Skill Seeds to use"
          value={String(wish.seeds)}
          choices={Array.from({ length: MOST_SEEDS + 1 }, (_, n) => ({
            value: String(n),
            label: n === 0 ? 'None' : String(n),
          }))}
          onChange={(seeds) => onChange({ seeds: Number(seeds) })}
        />
      </div>
      {hasMedals(species) ? (
        <Segmented
          label="Friend medal"
          value={wish.medal}
          choices={MEDALS.map((medal) => ({ value: medal, label: MEDAL_NAMES[medal] }))}
          onChange={(chosen) => onChange({ medal: MEDALS.find((medal) => medal === chosen) ?? 'none' })}
        />
      ) : (
        <p className={styles.note}>There are no friend medals for {species.displayName}.</p>
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
    <fieldset className={styles.subskills}>
      <legend>Sub skills</legend>
      <SelectField
        label="Unlocked by"
        value={String(slots)}
        choices={game.rules.subskillUnlockLevels.map((level, place) => ({
          value: String(place + 1),
          label: `Lv. ${level} (${countedText(place + 1, 'slot')})`,
        }))}
        onChange={(chosen) => onChange({ slots: Number(chosen) })}
      />
      {RARITIES.map(({ rarity, title }) => (
        <div key={rarity}>
          <p className={styles.note} aria-hidden="true">
            {title}
          </p>
          <Chips label={title}>
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
    </fieldset>
  );
}

function Ingredient({ game, species, slot, wish, onChange }: OddsFormProps & { readonly slot: 0 | 1 | 2 }) {
  const choices = ingredientsOf(game, species, slot);
  if (choices.length < 2) return null;
  const [first, second, third] = wish.ingredients;
  const put = (name: string | null): Wish['ingredients'] =>
    slot === 0 ? [name, second, third] : slot === 1 ? [first, name, third] : [first, second, name];
  return (
    <SelectField
      label={UNLOCK_WORDS[slot] ?? ''}
      value={wish.ingredients[slot] ?? ''}
      choices={[
        { value: '', label: 'Any' },
        ...choices.map(({ name, longName }) => ({ value: name, label: longName })),
      ]}
      onChange={(name) => onChange({ ingredients: put(name === '' ? null : name) })}
    />
  );
}
