// The five subskills by slot. A slot opens the menu at itself.
import { type Creature, type Game, SUBSKILL_SLOTS } from '@oversleep/game';
import { useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Grid, Note, Row, Text } from '../../../ui/layout/layout.tsx';
import { LockBadge } from '../slot/lock-badge.tsx';
import { SubskillMenu } from './subskill-menu.tsx';
import * as editorStyles from './editor.module.css';
import * as styles from './subskill-field.module.css';

const t = messages('creature');

interface SubskillFieldProps {
  readonly game: Game;
  readonly draft: Creature;
  readonly onChange: (draft: Creature) => void;
}

const SLOTS = Array.from({ length: SUBSKILL_SLOTS }, (_, slot) => slot);

export function SubskillField({ game, draft, onChange }: SubskillFieldProps) {
  // Null: closed; 'any': opened for the lowest free slot.
  const [open, setOpen] = useState<number | 'any' | null>(null);
  return (
    <section aria-label={t('subskills.title')}>
      <Row className={styles.fieldHead} justify="between">
        <h3 className={editorStyles.heading} data-ui="editor-heading">
          {t('subskills.title')}
        </h3>
        <Button small variant="quiet" onClick={() => setOpen('any')}>
          {t('subskills.chooseAll')}
        </Button>
      </Row>
      <Grid gap={2} columns={2}>
        {SLOTS.map((slot) => (
          <SlotButton key={slot} game={game} draft={draft} slot={slot} onOpen={() => setOpen(slot)} />
        ))}
      </Grid>
      {open !== null && (
        <SubskillMenu
          game={game}
          slots={draft.subskills}
          level={draft.level}
          target={open === 'any' ? null : open}
          onClose={() => setOpen(null)}
          onSave={(subskills) => {
            setOpen(null);
            onChange({ ...draft, subskills });
          }}
        />
      )}
    </section>
  );
}

interface SlotButtonProps {
  readonly game: Game;
  readonly draft: Creature;
  readonly slot: number;
  readonly onOpen: () => void;
}

function SlotButton({ game, draft, slot, onOpen }: SlotButtonProps) {
  const unlock = game.rules.subskillUnlockLevels[slot] ?? 0;
  const name = draft.subskills[slot] ?? null;
  const rarity = name === null ? undefined : game.subskills.find(name)?.rarity;
  const isLocked = unlock > draft.level;
  return (
    <Row
      as="button"
      className={styles.slot}
      gap={2}
      slim
      pad={1}
      padX={3}
      weight={600}
      textAlign="start"
      frame="field"
      fill="solid"
      data-rarity={rarity}
      data-locked={isLocked}
      aria-haspopup="dialog"
      aria-label={t('subskills.slot', {
        level: unlock,
        content: rarity ? t('subskills.named', { name: name ?? '', rarity }) : (name ?? '???'),
        locked: isLocked ? 'yes' : 'other',
      })}
      onClick={onOpen}
    >
      {isLocked ? (
        <LockBadge level={unlock} />
      ) : (
        <Note as="span" rigid size="small" aria-hidden="true">
          {t('level.short', { level: unlock })}
        </Note>
      )}
      <Text as="span" className={styles.slotName} tight slim breaks="anywhere">
        {name ?? '???'}
      </Text>
    </Row>
  );
}
