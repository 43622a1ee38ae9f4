// The menu of subskills: a click puts one into the next slot or removes it. A slot can be selected first.
import type { Game, Subskill, SubskillSlots } from '@oversleep/game';
import { useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Grid, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { cleared, nextSlot, slotOf, startChoice, subskillRows, toggled } from './subskill-choice.ts';
import * as styles from './subskill-menu.module.css';

const t = messages('creature');

interface SubskillMenuProps {
  readonly game: Game;
  readonly slots: SubskillSlots;
  /** The creature's level: slots above it are locked. */
  readonly level: number;
  /** The slot that it was opened for. */
  readonly target: number | null;
  readonly onSave: (slots: SubskillSlots) => void;
  readonly onClose: () => void;
}

export function SubskillMenu({ game, slots, level, target, onSave, onClose }: SubskillMenuProps) {
  const [choice, setChoice] = useState(() => startChoice(slots, target));
  const { subskillUnlockLevels: unlocks } = game.rules;
  const next = nextSlot(choice);
  return (
    <FormDialog
      title={t('subskills.title')}
      maxWidth={550}
      draft={choice}
      gap={2}
      more={<Button onClick={() => setChoice(cleared)}>{t('subskills.clear')}</Button>}
      onSubmit={() => onSave(choice.slots)}
      onClose={onClose}
    >
      <p className={styles.hint} role="status">
        {next === undefined
          ? t('subskills.allChosen')
          : t.rich('subskills.choose', {
              level: unlocks[next] ?? 0,
              b: (inner) => <b className={styles.level}>{inner}</b>,
            })}
      </p>
      <Grid as="fieldset" className={styles.slots} gap={1.5} columns={5} slim aria-label={t('subskills.targets')}>
        {unlocks.map((unlock, slot) => (
          <Stack
            as="button"
            key={unlock}
            className={styles.slot}
            gap={0.5}
            pad={1}
            weight={700}
            corner="field"
            aria-pressed={slot === next}
            onClick={() => setChoice({ ...choice, target: choice.target === slot ? null : slot })}
          >
            <span className="unseen">
              {t('subskills.target', {
                level: unlock,
                content: shortNameOf(game, choice.slots[slot] ?? null),
                locked: unlock > level ? 'yes' : 'other',
              })}
            </span>
            <span aria-hidden="true">{unlock}</span>
            <small aria-hidden="true">{shortNameOf(game, choice.slots[slot] ?? null)}</small>
          </Stack>
        ))}
      </Grid>
      {subskillRows(game.subskills.rows).map((row) => (
        <Row key={row[0]?.key} gap={2} align="stretch">
          {row.map((subskill) => (
            <SubskillButton
              key={subskill.key}
              subskill={subskill}
              at={unlocks[slotOf(choice, subskill.name)]}
              onClick={() => setChoice(toggled(choice, subskill.name))}
            />
          ))}
        </Row>
      ))}
    </FormDialog>
  );
}

const shortNameOf = ({ subskills }: Game, name: string | null): string =>
  name === null ? t('subskills.free') : (subskills.find(name)?.shortName ?? name);

interface SubskillButtonProps {
  readonly subskill: Subskill;
  /** The level of the slot that holds it. */
  readonly at: number | undefined;
  readonly onClick: () => void;
}

function SubskillButton({ subskill: { name, rarity }, at, onClick }: SubskillButtonProps) {
  return (
    <Text
      as="button"
      className={styles.one}
      slim
      target
      pad={1.5}
      padX={2}
      tone="text"
      size="label"
      weight={600}
      tight
      corner="field"
      data-rarity={rarity}
      aria-pressed={at !== undefined}
      onClick={onClick}
    >
      {name}{' '}
      {at !== undefined && (
        <Text as="span" className={styles.badge} tone="text" size="small" corner="pill" fill="solid">
          {at}
        </Text>
      )}
    </Text>
  );
}
