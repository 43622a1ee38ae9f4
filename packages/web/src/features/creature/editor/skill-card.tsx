// The Main Skill: what it does at its level, and a slider for the level.
import { type Creature, clampSkillLevel, type Game, type Species } from '@oversleep/game';
import { messages } from '../../../messages/messages.ts';
import { nameOf } from '../../../messages/names.ts';
import { SkillPicture } from '../../../parts/pictures/skill-picture.tsx';
import { skillSentence } from '../../../parts/words/skill-text.ts';
import { Slider } from '../../../ui/fields/slider.tsx';
import { Grid, Note, Stack, Text } from '../../../ui/layout/layout.tsx';
import { ChosenSkill } from './chosen-skill.tsx';
import { withSkillLevel } from './draft.ts';
import * as editorStyles from './editor.module.css';
import * as styles from './skill-card.module.css';

const t = messages('creature');

interface SkillCardProps {
  readonly game: Game;
  readonly species: Species;
  readonly draft: Creature;
  readonly onChange: (draft: Creature) => void;
}

export function SkillCard({ game, species, draft, onChange }: SkillCardProps) {
  const { skill } = species;
  const level = clampSkillLevel(skill, draft.skillLevel);
  return (
    <section aria-label={t('skill.title')}>
      <h3 className={editorStyles.heading} data-ui="editor-heading">
        {t('skill.title')}
      </h3>
      <Grid className={styles.box} frame="line" corner="panel" fill={1} columns="auto-wide">
        <SkillPicture skill={skill} size={44} decorative />
        <div>
          <Text head size="lead">
            {nameOf('skills', skill)}{' '}
            <Text as="span" tone="skill" breaks="never">
              {t('level.short', { level })}
            </Text>
          </Text>
          <Note size="label">{skillSentence(skill, level)}</Note>
        </div>
        <div className={styles.slider}>
          <Slider
            label={t('skill.level')}
            value={level}
            min={1}
            max={skill.maxLevel}
            onChange={(next) => onChange(withSkillLevel(draft, species, next))}
          />
        </div>
        {skill.choosable && (
          <Stack className={styles.chosen} gap={1.5}>
            <ChosenSkill game={game} skill={skill} choosable={skill.choosable} draft={draft} onChange={onChange} />
          </Stack>
        )}
      </Grid>
    </section>
  );
}
