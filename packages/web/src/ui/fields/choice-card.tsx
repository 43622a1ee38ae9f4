// One of a few weighty answers: a card with what it means. Those of one question have the same name.
import { type ReactNode, useId } from 'react';
import { Grid, Stack, Text } from '../layout/layout.tsx';
import * as styles from './choice-card.module.css';

interface ChoiceCardProps {
  readonly name: string;
  readonly title: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

export function ChoiceCard({ name, title, isChosen, onChoose, children }: ChoiceCardProps) {
  const id = useId();
  return (
    <Grid as="label" className={styles.card} gap={1} gapX={3} columns="auto-wide" align="center">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        aria-labelledby={id}
        aria-describedby={`${id}-text`}
        onChange={onChoose}
      />
      <Text as="span" id={id} head size="head-tiny">
        {title}
      </Text>
      <Stack as="span" id={`${id}-text`} className={styles.text} gap={1} tone="muted" size="label">
        {children}
      </Stack>
    </Grid>
  );
}
