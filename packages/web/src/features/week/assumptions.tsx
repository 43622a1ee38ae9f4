// What the forecast assumes, one editable line each: day and time, Strength, bag, bonuses, Energy, check-ins and cooking.
import { type Creature, type Game, type PlayerWeek, type Schedule, WEEK_LIMITS } from '@oversleep/game';
import { Suspense, useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import { countText } from '../../parts/words/wording.ts';
import { lazyPart } from '../../state/page/loading.ts';
import type { WeekMoment } from '../../state/week/week-start.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Disclosure, EditLine } from '../../ui/disclosure.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Grid, Note, Panel, Row, Stack } from '../../ui/layout/layout.tsx';
import { bagText, cookingText, energyText, lookInText } from './assumption-texts.ts';
import { CookingFields } from './cooking-fields.tsx';
import { LookInFields } from './look-in-fields.tsx';
import { MomentFields } from './moment-fields.tsx';
import { dayName } from './week-words.ts';
import * as styles from './week.module.css';

const t = messages('week');

const BagDialog = lazyPart(
  () => import('./bag-dialog.tsx'),
  (file) => file.BagDialog,
);

const EnergyDialog = lazyPart(
  () => import('./energy-dialog.tsx'),
  (file) => file.EnergyDialog,
);

interface AssumptionsProps {
  readonly game: Game;
  readonly week: PlayerWeek;
  /** Members of all teams of the remaining days, today's first. */
  readonly creatures: readonly Creature[];
  readonly settings: Schedule & { readonly island: string };
  /** Its name. */
  readonly team: string;
  readonly clock: () => WeekMoment;
  /** Strength this team usually has by now; undefined while it is computed. */
  readonly guess: number | undefined;
  readonly onChange: (week: PlayerWeek) => void;
}

export function Assumptions({ game, week, creatures, settings, team, clock, guess, onChange }: AssumptionsProps) {
  const [editing, setEditing] = useState<'bag' | 'energy'>();
  const island = nameOf('islands', settings.island);
  const close = () => setEditing(undefined);
  const save = (changed: Partial<PlayerWeek>) => {
    onChange({ ...week, ...changed });
    close();
  };
  return (
    <Panel className={styles.panel} pad={4} padX={5} gap={3} fit align="start" aria-label={t('assume.title')}>
      <Row className={styles.head} gapX={2} wrap align="baseline" justify="between">
        <h2>{t('assume.title')}</h2>
        <Note className={styles.note}>{t('basis', { team, island })}</Note>
      </Row>
      <Stack className={styles.lines} fit>
        <Disclosure label={t('now.title')} value={t('now.value', { day: dayName(week.day), time: week.time })}>
          <MomentFields week={week} clock={clock} onChange={onChange} />
        </Disclosure>
        <Disclosure label={t('now.strength')} value={strengthText(week.strength, guess)}>
          <StrengthField week={week} guess={guess} onChange={onChange} />
        </Disclosure>
        <EditLine label={t('bag.line')} value={bagText(week)} onClick={() => setEditing('bag')} />
        <EditLine label={t('energy.line')} value={energyText(week, creatures)} onClick={() => setEditing('energy')} />
        <Disclosure label={t('checks.line')} value={lookInText(week.lookIn)}>
          <LookInFields lookIn={week.lookIn} schedule={settings} onChange={(lookIn) => onChange({ ...week, lookIn })} />
        </Disclosure>
        <Disclosure label={t('style.title')} value={cookingText(week)}>
          <CookingFields week={week} onChange={onChange} />
          <BonusFields game={game} week={week} onChange={onChange} />
        </Disclosure>
      </Stack>
      <Suspense fallback={null}>
        {editing === 'bag' && <BagDialog game={game} bag={week.bag} onSave={(bag) => save({ bag })} onClose={close} />}
        {editing === 'energy' && (
          <EnergyDialog
            game={game}
            creatures={creatures}
            energy={week.energy}
            onSave={(energy) => save({ energy })}
            onClose={close}
          />
        )}
      </Suspense>
    </Panel>
  );
}

function strengthText(strength: number | null, guess: number | undefined): string {
  if (strength !== null) return countText(strength);
  return guess === undefined ? t('now.guessing') : t('now.guess', { strength: countText(guess) });
}

type FieldProps = Pick<AssumptionsProps, 'week' | 'onChange'>;

function StrengthField({ week, guess, onChange }: FieldProps & Pick<AssumptionsProps, 'guess'>) {
  return (
    <>
      <NumberField
        label={t('now.strength')}
        labelHidden
        min={0}
        max={WEEK_LIMITS.strength}
        value={week.strength ?? guess ?? 0}
        {...(week.strength === null && { note: t(guess === undefined ? 'now.guessing' : 'now.guessed') })}
        // 0 means unknown: estimate it again.
        onChange={(strength) => onChange({ ...week, strength: strength || null })}
      />
      {week.strength !== null && (
        <Button small variant="quiet" onClick={() => onChange({ ...week, strength: null })}>
          {t('now.useGuess')}
        </Button>
      )}
    </>
  );
}

function BonusFields({ game, week, onChange }: FieldProps & Pick<AssumptionsProps, 'game'>) {
  const { extraTasty, pot } = game.rules;
  return (
    <Grid least={7.5} gap={3} align="end">
      <NumberField
        label={t('bonuses.tasty')}
        suffix="%"
        min={0}
        max={Math.round(extraTasty.skillCap * 100)}
        value={Math.round(week.tasty * 100)}
        onChange={(percent) => onChange({ ...week, tasty: percent / 100 })}
      />
      <NumberField
        label={t('bonuses.pot')}
        min={0}
        max={pot.skillCap}
        value={week.pot}
        onChange={(room) => onChange({ ...week, pot: room })}
      />
    </Grid>
  );
}
