// Buttons of the replay: play, step, jump.
import { messages } from '../../../messages/messages.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Slider } from '../../../ui/fields/slider.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import type { ReplayEvent, ReplayKind } from './replay-events.ts';
import type { Replay } from './use-replay.ts';

const t = messages('calculatorReplay');

interface ReplayControlsProps {
  readonly replay: Replay;
  readonly events: readonly ReplayEvent[];
}

export function ReplayControls({ replay: { current, isPlaying, goTo, toggle }, events }: ReplayControlsProps) {
  /** The next event of a kind; after the last one, the first. */
  const jumpTo = (kind: ReplayKind) => {
    const later = events.findIndex((event, index) => index > current && event.kind === kind);
    const found = later >= 0 ? later : events.findIndex((event) => event.kind === kind);
    if (found >= 0) goTo(found);
  };
  const has = (wanted: ReplayKind) => events.some(({ kind }) => kind === wanted);
  return (
    <Stack gap={1} fit>
      <Row gap={2} wrap>
        <Button variant="primary" onClick={toggle}>
          {t(isPlaying ? 'controls.pause' : 'controls.play')}
        </Button>
        <IconButton
          outlined
          label={t('controls.back')}
          icon={<Glyph name="left" />}
          disabled={current === 0}
          onClick={() => goTo(current - 1)}
        />
        <IconButton
          outlined
          label={t('controls.forward')}
          icon={<Glyph name="right" />}
          disabled={current >= events.length - 1}
          onClick={() => goTo(current + 1)}
        />
        <Button small onClick={() => jumpTo('proc')} disabled={!has('proc')}>
          {t('controls.nextProc')}
        </Button>
        <Button small onClick={() => jumpTo('meal')} disabled={!has('meal')}>
          {t('controls.nextMeal')}
        </Button>
      </Row>
      <Slider
        label={t('controls.event')}
        value={current + 1}
        min={1}
        max={Math.max(1, events.length)}
        onChange={(event) => goTo(event - 1)}
      />
    </Stack>
  );
}
