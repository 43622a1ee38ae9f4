// Which skill a skill that can be several is, and what is known of that.
import { type Creature, type Game, type MainSkill, withChosenSkill } from '@oversleep/game';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import * as styles from './skill-card.module.css';

interface ChosenSkillProps {
  readonly game: Game;
  readonly skill: MainSkill;
  /** Keys of what can be chosen. */
  readonly choosable: readonly string[];
  readonly draft: Creature;
  readonly onChange: (draft: Creature) => void;
}

const NONE = { value: '', label: 'Not chosen' };

export function ChosenSkill({ game, skill, choosable, draft, onChange }: ChosenSkillProps) {
  const { chosenSkill = '' } = draft;
  const { chosenPercentages: percentages } = skill;
  const choices = choosable.map((key) => ({ value: key, label: game.skills.get(key).name }));
  // Another edition may have offered more.
  const stranger =
    chosenSkill === '' || choosable.includes(chosenSkill) ? [] : [{ value: chosenSkill, label: chosenSkill }];
  return (
    <>
      <SelectField
        label="Chosen skill"
        value={chosenSkill}
        choices={[NONE, ...choices, ...stranger]}
        onChange={(key) => onChange(withChosenSkill(draft, key === '' ? undefined : key))}
      />
      <p className={styles.text}>
        {percentages
          ? `Triggers with a chance of ${percentages[chosenSkill] ?? percentages.other}% before nature and subskills.`
          : 'How its chance follows the choice is not known for this edition: it is the same for all.'}{' '}
        What it brings as the chosen skill is not known yet, so only its candy is counted.
      </p>
    </>
  );
}
