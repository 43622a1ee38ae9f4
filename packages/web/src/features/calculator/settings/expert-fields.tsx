// An Expert Mode island: one main favourite, up to two more, and the bonus of the week.
import { type Creature, EXPERT_BONUSES, type ExpertRules, type Game, type Island } from '@oversleep/game';
import { IconStarFilled } from '@tabler/icons-react';
import { messages } from '../../../messages/messages.ts';
import { nameOf } from '../../../messages/names.ts';
import { BerryPicture } from '../../../parts/pictures/berry-picture.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { Grid, Note, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Helpers } from './berry-choice.tsx';
import { bonusText, roleText, rulesText } from './expert-words.ts';
import { afterClick, byName, type ExpertDraft, helpersFor, promoted, roleOf } from './island-draft.ts';
import * as styles from './island-dialog.module.css';

const t = messages('calculatorSettings');

interface ExpertFieldsProps {
  readonly game: Game;
  readonly island: Island;
  readonly members: readonly Creature[];
  readonly draft: ExpertDraft;
  readonly onChange: (draft: ExpertDraft) => void;
}

export function ExpertFields({ game, island, members, draft, onChange }: ExpertFieldsProps) {
  const rules = island.expertRules;
  if (!rules) return null;
  const most = game.rules.maxSubFavourites;
  return (
    <>
      <WeekBonus rules={rules} draft={draft} onChange={onChange} />
      <h3>{t('island.favourites')}</h3>
      <Note size="label">{t('expert.note', { most, rules: rulesText(rules) })}</Note>
      <Grid as="fieldset" least={5.25} even gap={2} slim flush aria-label={t('island.favourites')}>
        {byName(game).map((berry) => {
          const role = roleOf(draft, berry.name);
          const isFull = role === undefined && draft.main !== undefined && draft.sub.length >= most;
          return (
            <Stack
              as="button"
              key={berry.name}
              className={styles.berryCard}
              gap={0.5}
              align="center"
              pad={1.5}
              padX={1}
              tone="text"
              frame="line"
              corner="field"
              aria-pressed={role !== undefined}
              aria-disabled={isFull || undefined}
              data-role={role}
              onClick={() => onChange(afterClick(draft, berry.name, most))}
            >
              <BerryPicture berry={berry} size={32} decorative />
              <Text as="span" size="note">
                {nameOf('berries', berry).replace(/ Berry$/, '')}
              </Text>
              <Helpers count={helpersFor(game, members, berry.name)} />
              {role !== undefined && (
                <Text as="span" className={styles.berryCardRole} padX={2} corner="pill" size="tiny" weight={700}>
                  {roleText(role)}
                </Text>
              )}
            </Stack>
          );
        })}
      </Grid>
      {draft.sub.length > 0 && (
        <Row gap={2} wrap align="stretch">
          {draft.sub.map((name) => (
            <Button
              key={name}
              small
              icon={<IconStarFilled size={16} aria-hidden="true" />}
              onClick={() => onChange(promoted(draft, name))}
            >
              {t('expert.promote', { berry: nameOf('berries', name) })}
            </Button>
          ))}
        </Row>
      )}
      <Text tone="danger" role="alert">
        {draft.main === undefined ? t('expert.missing') : ''}
      </Text>
    </>
  );
}

interface WeekBonusProps {
  readonly rules: ExpertRules;
  readonly draft: ExpertDraft;
  readonly onChange: (draft: ExpertDraft) => void;
}

function WeekBonus({ rules, draft, onChange }: WeekBonusProps) {
  const offered = EXPERT_BONUSES.filter((bonus) => bonus !== 'ingredient' || rules.ingredientWeek !== null);
  return (
    <div>
      <Segmented
        label={t('expert.bonus')}
        value={draft.bonus}
        choices={offered.map((bonus) => ({ value: bonus, label: t(`expert.${bonus}`) }))}
        onChange={(value) => onChange({ ...draft, bonus: offered.find((bonus) => bonus === value) ?? draft.bonus })}
      />
      <Note size="label">{bonusText(rules, draft.bonus)}</Note>
    </div>
  );
}
