// The last steps with their time; each can be undone if nothing newer depends on it.
import { useStore } from 'zustand';
import { messages } from '../../messages/messages.ts';
import { ownText } from '../../parts/words/moment.ts';
import { useAppState } from '../../state/context.ts';
import { canUndo, type HistoryStep } from '../../state/page/history.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

const t = messages('history');

export function HistoryDialog() {
  const { dialogs, history } = useAppState();
  const state = useStore(history.store);
  return (
    <Dialog open title={t('title')} maxWidth={560} onClose={() => dialogs.close('history')}>
      {state.steps.length === 0 ? (
        <EmptyState title={t('empty')} words={t('emptyText')} />
      ) : (
        <Stack as="ol" gap={2} flush aria-label={t('title')}>
          {state.steps.map((step) => (
            <StepRow key={step.id} step={step} isFree={canUndo(state, step)} onUndo={() => history.undo(step.id)} />
          ))}
        </Stack>
      )}
    </Dialog>
  );
}

interface StepRowProps {
  readonly step: HistoryStep;
  /** Nothing newer depends on it. */
  readonly isFree: boolean;
  readonly onUndo: () => void;
}

function StepRow({ step, isFree, onUndo }: StepRowProps) {
  return (
    <Card as="li" pad={3}>
      <Row gap={3}>
        <Text as="div" grow slim breaks="anywhere">
          <p>{step.text}</p>
          <Text tone="muted" size="label">
            <time dateTime={new Date(step.at).toISOString()}>{ownText(new Date(step.at).toISOString())}</time>
            {!isFree && <span> · {t('blocked')}</span>}
          </Text>
        </Text>
        <Button small disabled={!isFree} onClick={onUndo}>
          {t.rich('undo', { text: step.text, unseen: (inner) => <span className="unseen">{inner}</span> })}
        </Button>
      </Row>
    </Card>
  );
}
