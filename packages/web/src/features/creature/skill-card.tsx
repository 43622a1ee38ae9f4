// The main skill: what it does at its level, and a slider over its levels.
import { type Creature, clampSkillLevel, describeSkill, type Species } from '@oversleep/game';
import { SkillPicture } from '../../parts/skill-picture.tsx';
import { Slider } from '../../ui/slider.tsx';
import { withSkillLevel } from './draft.ts';
import './skill-card.css';

interface SkillCardProps {
  readonly species: Species;
  readonly draft: Creature;
  readonly onChange: (draft: Creature) => void;
}

export function SkillCard({ species, draft, onChange }: SkillCardProps) {
  const { skill } = species;
  const level = clampSkillLevel(skill, draft.skillLevel);
  return (
    <section className="skill-card" aria-label="Main skill">
      <h3 className="editor-heading">Main skill</h3>
      <div className="skill-card-box">
        <SkillPicture skill={skill} size={44} decorative />
        <div className="skill-card-words">
          <p className="skill-card-name">
            {skill.name} <span className="skill-card-level">Lv.{level}</span>
          </p>
          <p className="skill-card-text">{describeSkill(skill, level)}</p>
        </div>
        <div className="skill-card-slider">
          <Slider
            label="Skill level"
            value={level}
            min={1}
            max={skill.maxLevel}
            onChange={(next) => onChange(withSkillLevel(draft, species, next))}
          />
        </div>
      </div>
    </section>
  );
}
