// Progress of reading screenshots, with the time left, Pause and Cancel.

import { messages } from '../../../messages/messages.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { ForgetPictures } from './forget-pictures.tsx';
import { MOST_PICTURES } from './picture-job.ts';
import { PictureLanguage } from './picture-language.tsx';
import { timeLeft } from './time-left.ts';
import type { usePictureJob } from './use-picture-job.ts';
import * as styles from './pictures.module.css';

const t = messages('interchangePictures');

export function PictureProgress({ job }: { readonly job: ReturnType<typeof usePictureJob> }) {
  const { stage, pictures, read, times, failure, leftOut } = job.state;
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
      <p className={styles.note}>{times.length === 0 && !isPaused ? t('loading') : t('private')}</p>
      <div className={styles.ways}>
        {isPaused ? (
          <Button variant="primary" onClick={job.goOn}>
            {t('continue')}
          </Button>
        ) : (
          <Button onClick={job.pause}>{t('pause')}</Button>
        )}
        <ForgetPictures quiet label={t('cancel')} onForget={() => void job.forget()} />
      </div>
      <PictureLanguage job={job} />
    </div>
  );
}
