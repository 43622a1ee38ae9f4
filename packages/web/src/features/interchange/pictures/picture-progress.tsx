// Progress of reading screenshots: the time left, what was found so far, Pause and Cancel.
import type { ReactNode } from 'react';
import { messages } from '../../../messages/messages.ts';
import { Portrait } from '../../../parts/pictures/portrait.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Note, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { newestGame } from '../newest-game.ts';
import { ForgetPictures } from './forget-pictures.tsx';
import { MOST_PICTURES, type PictureJobState } from './picture-job.ts';
import { PictureLanguage } from './picture-language.tsx';
import { creatureWords } from './picture-words.ts';
import { timeLeft } from './time-left.ts';
import type { usePictureJob } from './use-picture-job.ts';
import * as styles from './pictures.module.css';

const t = messages('interchangePictures');

const game = newestGame();

interface PictureProgressProps {
  readonly job: ReturnType<typeof usePictureJob>;
  /** Something to do meanwhile. */
  readonly children?: ReactNode;
}

export function PictureProgress({ job, children }: PictureProgressProps) {
  const { stage, pictures, read, found, times, failure, leftOut } = job.state;
  const isPaused = stage === 'paused';
  const left = pictures.length - read;
  const time = isPaused ? undefined : timeLeft(times, left);
  const counts = { read, all: pictures.length };
  return (
    <div className={styles.progress}>
      {failure !== undefined && (
        <Banner
          kind="error"
          what={t('failed')}
          why={t('failedHint')}
          action={{ label: t('retry'), onAction: job.goOn }}
        />
      )}
      {leftOut > 0 && (
        <Banner kind="info" what={t('limit', { count: MOST_PICTURES })} why={t('leftOut', { count: leftOut })} />
      )}
      <ProgressBar
        label={isPaused ? t('paused') : t('reading')}
        share={pictures.length === 0 ? 0 : read / pictures.length}
        detail={time === undefined ? t('progress', counts) : t('progressTime', { ...counts, time })}
      />
      <Note size="label">{times.length === 0 && !isPaused ? t('loading') : t('private')}</Note>
      <Row gap={3} wrap align="stretch">
        {isPaused ? (
          <Button variant="primary" onClick={job.goOn}>
            {t('continue')}
          </Button>
        ) : (
          <Button onClick={job.pause}>{t('pause')}</Button>
        )}
        <ForgetPictures quiet label={t('cancel')} onForget={() => void job.forget()} />
      </Row>
      <FoundSoFar found={found} />
      {children}
      <PictureLanguage job={job} />
    </div>
  );
}

/** So many are shown; the newest first. */
const MOST_SHOWN = 6;

function FoundSoFar({ found }: Pick<PictureJobState, 'found'>) {
  if (found.length === 0) return null;
  return (
    <Stack gap={2}>
      <p role="status">{t('found', { count: found.length })}</p>
      <Row as="ul" gap={2} gapX={5} wrap align="stretch">
        {found.slice(0, MOST_SHOWN).map((one) => {
          const { name, facts } = creatureWords(one);
          const species = game.species.find(one.creature.pokemon);
          return (
            <Row as="li" key={one.key} gap={2}>
              {species && <Portrait species={species} size={32} decorative />}
              <span>
                <Text as="span" weight={700} breaks="anywhere">
                  {name}
                </Text>{' '}
                <Note as="span" size="label">
                  {facts}
                </Note>
              </span>
            </Row>
          );
        })}
      </Row>
    </Stack>
  );
}
