// Screenshots being read: how far it is, how long it will take, a pause and a way out.
import { countedText, countText } from '../../../parts/words/wording.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { ForgetPictures } from './forget-pictures.tsx';
import { MOST_PICTURES } from './picture-job.ts';
import { PictureLanguage } from './picture-language.tsx';
import { timeLeft } from './time-left.ts';
import type { usePictureJob } from './use-picture-job.ts';
import * as styles from './pictures.module.css';

export function PictureProgress({ job }: { readonly job: ReturnType<typeof usePictureJob> }) {
  const { stage, pictures, read, times, failure, leftOut } = job.state;
  const isPaused = stage === 'paused';
  const left = pictures.length - read;
  const detail = [`${countText(read)} of ${countText(pictures.length)}`, isPaused ? undefined : timeLeft(times, left)];
  return (
    <div className={styles.progress}>
      {failure !== undefined && (
        <Banner
          kind="error"
          what="The screenshots cannot be read right now"
          why="What reads them could not be fetched, or it broke off. Nothing is lost: they wait on this device."
          action={{ label: 'Try again', onAction: job.goOn }}
        />
      )}
      {leftOut > 0 && (
        <Banner
          kind="info"
          what={`${countText(MOST_PICTURES)} screenshots can wait at once`}
          why={`${countedText(leftOut, 'was', 'were')} left out. Add the rest when these are done.`}
        />
      )}
      <ProgressBar
        label={isPaused ? 'Paused' : 'Reading your screenshots'}
        share={pictures.length === 0 ? 0 : read / pictures.length}
        detail={detail.filter((part) => part !== undefined).join(', ')}
      />
      <p className={styles.note}>
        {times.length === 0 && !isPaused
          ? 'First what reads words is fetched, about 4 MB, once. It then works without a network.'
          : 'They are read on this device and sent nowhere. You may close this: they wait here, also after a reload.'}
      </p>
      <div className={styles.ways}>
        {isPaused ? (
          <Button variant="primary" onClick={job.goOn}>
            Go on
          </Button>
        ) : (
          <Button onClick={job.pause}>Pause</Button>
        )}
        <ForgetPictures quiet label="Cancel" onForget={() => void job.forget()} />
      </div>
      <PictureLanguage job={job} />
    </div>
  );
}
