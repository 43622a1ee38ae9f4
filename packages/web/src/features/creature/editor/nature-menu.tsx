// The menu of natures: chosen by effects, by name, or typed.
import type { Nature } from '@oversleep/game';
import { useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { nameOf } from '../../../messages/names.ts';
import { type NatureEffect, natureEffect } from '../../../parts/words/nature-words.ts';
import { Chip, Chips } from '../../../ui/buttons/chip.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { Grid, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { MOBILE, useMedia } from '../../../ui/use-media.ts';
import { choiceOf, MODIFIERS, matching, type NatureSide, neutralChoice, withModifier } from './nature-choice.ts';
import * as styles from './nature-menu.module.css';

const t = messages('creature');

interface NatureMenuProps {
  readonly natures: readonly Nature[];
  readonly present: Nature | undefined;
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

export function NatureMenu({ natures, present, onSave, onClose }: NatureMenuProps) {
  const isMobile = useMedia(MOBILE);
  const [choice, setChoice] = useState(() => choiceOf(present));
  const [text, setText] = useState('');
  // A typed name searches all natures; the chosen effects only filter while nothing is typed.
  const shown = text.trim() === '' ? matching(natures, choice) : matching(natures, choiceOf(undefined), text);
  // Save takes what is shown as selected: while a name is typed, the first match.
  const now = text.trim() === '' ? choice : choiceOf(shown[0]);
  const choose = (side: NatureSide, modifier: NatureEffect) => {
    setText('');
    setChoice(withModifier(natures, now, side, modifier));
  };
  const save = () => {
    if (now.nature !== null) onSave(now.nature);
  };
  return (
    <FormDialog
      title={t('nature.title')}
      maxWidth={550}
      draft={[choice, text]}
      disabled={now.nature === null}
      gap={2.5}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={t('nature.name')}
        placeholder={t('nature.placeholder')}
        value={text}
        data-autofocus={!isMobile || undefined}
        onChange={setText}
      />
      <Text tone="muted">{t('nature.hint')}</Text>
      <Grid gap={3} columns={2}>
        <Column side="up" chosen={now.up} onChoose={choose} />
        <Column side="down" chosen={now.down} onChoose={choose} />
      </Grid>
      <Chips label={t('nature.neutralGroup')}>
        <Chip
          label={t('nature.neutral')}
          selected={now.isNeutral}
          colour="var(--primary)"
          onToggle={() => {
            setText('');
            setChoice(now.isNeutral ? choiceOf(undefined) : neutralChoice(natures));
          }}
        />
      </Chips>
      <Text tone="muted">{t('nature.or')}</Text>
      <div className={styles.list}>
        <Chips label={t('nature.list')}>
          {shown.map((nature) => (
            <Chip
              key={nature.key}
              label={nameOf('natures', nature)}
              selected={nature.name === now.nature}
              colour="var(--primary)"
              onToggle={() => {
                setText('');
                setChoice(choiceOf(nature));
              }}
            />
          ))}
        </Chips>
      </div>
      <p className={styles.message} role="status">
        {shown.length === 0 && t('nature.noMatch')}
        {now.isNeutral && t('nature.noEffect')}
      </p>
    </FormDialog>
  );
}

interface ColumnProps {
  readonly side: NatureSide;
  readonly chosen: NatureEffect | null;
  readonly onChoose: (side: NatureSide, modifier: NatureEffect) => void;
}

function Column({ side, chosen, onChoose }: ColumnProps) {
  const word = t(`natureSides.${side}`);
  return (
    <Stack as="fieldset" className={styles.column} gap={1.5} slim flush data-side={side} aria-label={word}>
      <Row as="p" className={styles.side} gap={1.5} weight={700} aria-hidden="true">
        <Glyph name={side} size={18} /> {word}
      </Row>
      {MODIFIERS.map((modifier) => (
        <Row
          as="button"
          key={modifier}
          className={styles.one}
          gap={2}
          target
          pad={1}
          padX={3}
          textAlign="start"
          tight
          frame="field"
          aria-pressed={modifier === chosen}
          aria-label={t(`natureModifiers.${side}`, { effect: natureEffect(modifier) })}
          onClick={() => onChoose(side, modifier)}
        >
          <Glyph name={side} size={16} />
          {natureEffect(modifier)}
        </Row>
      ))}
    </Stack>
  );
}
