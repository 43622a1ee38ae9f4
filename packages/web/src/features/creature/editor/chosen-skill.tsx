// Chooses a Main Skill for species that can have several.
import { type Creature, type Game, type MainSkill, withChosenSkill } from '@oversleep/game';
import { messages } from '../../../messages/messages.ts';
import { nameOf } from '../../../messages/names.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Note } from '../../../ui/layout/layout.tsx';

const t = messages('creature');

interface ChosenSkillProps {
  readonly game: Game;
  readonly skill: MainSkill;
  /** Keys of the skills to choose from. */
  readonly choosable: readonly string[];
  readonly draft: Creature;
  readonly onChange: (draft: Creature) => void;
}

export function ChosenSkill({ game, skill, choosable, draft, onChange }: ChosenSkillProps) {
  const { chosenSkill = '' } = draft;
  const { chosenPercentages: percentages } = skill;
  const choices = choosable.map((key) => ({ value: key, label: nameOf('skills', game.skills.get(key)) }));
  // Another edition may have offered more.
  const stranger =
    chosenSkill === '' || choosable.includes(chosenSkill) ? [] : [{ value: chosenSkill, label: chosenSkill }];
  return (
    <>
      <SelectField
        label={t('chosen.label')}
        value={chosenSkill}
        choices={[{ value: '', label: t('chosen.none') }, ...choices, ...stranger]}
        onChange={(key) => onChange(withChosenSkill(draft, key === '' ? undefined : key))}
      />
      <Note size="label">
        {percentages
          ? t('chosen.chance', { chance: percentages[chosenSkill] ?? percentages.other })
          : t('chosen.unknownChance')}
      </Note>
    </>
  );
}
