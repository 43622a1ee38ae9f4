// The main skill: its name, what it does at a level, and a slider over its levels.
import { Slider } from '../ui/slider.tsx';
import './main-skill.css';

export interface MainSkillView {
  readonly name: string;
  readonly level: number;
  readonly maxLevel: number;
  readonly text: string;
}

interface MainSkillProps {
  readonly skill: MainSkillView;
  readonly onLevel: (level: number) => void;
}

export function MainSkill({ skill: { name, level, maxLevel, text }, onLevel }: MainSkillProps) {
  return (
    <section className="main-skill">
      <h4>Main skill</h4>
      <div className="main-skill-box">
        <p className="main-skill-name">{name}</p>
        <p>{text}</p>
        <Slider label="Skill level" value={level} min={1} max={maxLevel} onChange={onLevel} />
      </div>
    </section>
  );
}
