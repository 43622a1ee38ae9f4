// Doubtful fields of Pokémon from screenshots, each with its part of the picture, and what the player has confirmed.
import { IconCheck } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { screenNoteWords } from '../../../parts/words/picture-notes.ts';
import { useAppState } from '../../../state/context.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note, Row, Stack } from '../../../ui/layout/layout.tsx';
import { TOUCH, useMedia } from '../../../ui/use-media.ts';
import { Confirmed } from './confirmed-pictures.tsx';
import { pictureName } from './picture-box.ts';
import { PictureCreature } from './picture-creature.tsx';
import { createCrops } from './picture-crops.ts';
import { HelpLink, PictureLanguage } from './picture-language.tsx';
import { reviewOf, reviewWords } from './picture-words.ts';
import type { usePictureJob } from './use-picture-job.ts';
import * as styles from './pictures.module.css';

const t = messages('interchangePictures');

/** So many at first, and with each click. */
const STEP = 20;

interface PictureDoubtsProps {
  readonly job: ReturnType<typeof usePictureJob>;
  /** Whether a Pokémon is imported, by its place among those that were read. */
  readonly choice: (index: number) => ReactNode;
}

export function PictureDoubts({ job, choice }: PictureDoubtsProps) {
  const { creatures, pictures } = job.state;
  const { waitingPictures } = useAppState();
  const [shown, setShown] = useState(STEP);
  const isTouch = useMedia(TOUCH);
  const crops = useMemo(() => createCrops(waitingPictures), [waitingPictures]);
  useEffect(() => crops.end, [crops]);
  const { proven, settled, open } = reviewOf(creatures);
  const { view, press, stay } = useWayThroughDoubts(creatures);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a second way through the buttons inside
    <div ref={view} className={styles.review} onKeyDown={press}>
      <p role="status" tabIndex={-1} data-part="summary">
        {reviewWords(pictures.length, { proven, settled, open })}
      </p>
      {open.length > 0 && (
        <section className={styles.group} aria-labelledby="doubtful-pictures">
          <h3 id="doubtful-pictures">{t('review.openTitle', { count: open.length })}</h3>
          <Note size="label">{t(isTouch ? 'review.openHint' : 'review.openHintWithKeys')}</Note>
          {open.slice(0, shown).map((creature) => (
            <PictureCreature
              key={creature.key}
              creature={creature}
              crops={crops}
              choice={choice(creatures.indexOf(creature))}
              onAnswer={(answers) => {
                stay();
                void job.answer(creature.key, answers);
              }}
              onTakeBack={() => void job.takeBack(creature.key)}
            />
          ))}
          {open.length > shown && (
            <Button small variant="quiet" onClick={() => setShown(shown + STEP)}>
              {t('review.showMore', { count: open.length - shown })}
            </Button>
          )}
        </section>
      )}
      {proven.length > 0 && (
        <Row as="p" gap={1.5} tone="success">
          <IconCheck size={18} aria-hidden="true" /> {t('review.proven', { count: proven.length })}
        </Row>
      )}
      <Confirmed creatures={settled} onTakeBack={(key) => void job.takeBack(key)} />
    </div>
  );
}

/** Pictures that can't be read, and the language in which they were read. */
export function PictureProblems({ job }: { readonly job: ReturnType<typeof usePictureJob> }) {
  const { problems, pictures } = job.state;
  return (
    <>
      {problems.length > 0 && (
        <section className={styles.group} aria-labelledby="unread-pictures">
          <h3 id="unread-pictures">{t('review.unread', { count: problems.length })}</h3>
          <Stack as="ul" className={styles.problems} gap={2}>
            {problems.map(({ row, picture, note }) => (
              <li key={row}>
                <strong>{pictureName(pictures, picture)}</strong> {screenNoteWords(note)}
              </li>
            ))}
          </Stack>
          <HelpLink />
        </section>
      )}
      <PictureLanguage job={job} />
    </>
  );
}

/** Arrow keys go from one doubtful field to the next; after an answer the one that follows has the focus. */
function useWayThroughDoubts(creatures: unknown) {
  const view = useRef<HTMLDivElement>(null);
  const place = useRef<number | null>(null);
  const doubts = () => [...(view.current?.querySelectorAll('[data-doubt]') ?? [])];
  const focus = (doubt: Element | undefined) => doubt?.querySelector<HTMLElement>('button, select')?.focus();
  const present = () => doubts().findIndex((doubt) => doubt.contains(document.activeElement));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the answered field is gone when the creatures have changed
  useEffect(() => {
    if (place.current === null) return;
    const left = doubts();
    const next = left[Math.min(place.current, left.length - 1)];
    if (next) focus(next);
    else view.current?.querySelector<HTMLElement>('[data-part="summary"]')?.focus();
    place.current = null;
  }, [creatures]);

  return {
    view,
    press: (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step === 0 || event.target instanceof HTMLSelectElement) return;
      const next = doubts()[present() + step];
      if (!next) return;
      event.preventDefault();
      focus(next);
    },
    stay: () => {
      place.current = Math.max(0, present());
    },
  };
}
