// How to take screenshots from which a Pokémon can be read: what has to be seen, drawn by ourselves, and what goes wrong.
import { useAppState } from '../../state/context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ScreenDrawing } from './screen-drawing.tsx';
import * as styles from './screenshots.module.css';

export function ScreenshotHelp() {
  const { dialogs } = useAppState();
  return (
    <article className={`panel ${styles.help}`}>
      <h1>Good screenshots</h1>
      <p>
        Oversleep reads your Pokémon from screenshots of the game, on your device: nothing is sent anywhere. One
        screenshot is enough for most, if everything that counts is on it.
      </p>
      <div className={styles.columns}>
        <ScreenDrawing />
        <div>
          <ol className={styles.steps}>
            <li>Open the Pokémon in the game, where it tells of its helping ability.</li>
            <li>Scroll down until the card with its name sticks to the top.</li>
            <li>
              Go on until you see all of this: help interval and carry limit, the main skill, all five subskills, and
              the nature.
            </li>
            <li>Take the screenshot, and do the same with the next one.</li>
          </ol>
          <Button variant="primary" onClick={() => dialogs.openImport()}>
            Import screenshots
          </Button>
        </div>
      </div>
      <h2>What helps</h2>
      <ul className={styles.list}>
        <li>
          Does it not fit on one screen? Take two of the same Pokémon, before and after scrolling: they are put
          together. Long screenshots that your phone stitches work as well.
        </li>
        <li>The hours slept together tell the ribbon. If they are on no picture, the figures tell it in most cases.</li>
        <li>Screenshots in English, Japanese, Korean and both kinds of Chinese can be read.</li>
      </ul>
      <h2>What goes wrong</h2>
      <ul className={styles.list}>
        <li>
          <strong>Previews from a chat or a cloud.</strong> They are too small. Use the file that the phone has made.
        </li>
        <li>
          <strong>Cut pictures, and pictures in a viewer with dark margins.</strong> Everything is found by its place on
          the whole screen.
        </li>
        <li>
          <strong>Messages or menus over the page, filters, night light.</strong> What is covered cannot be read, and
          colours tell where things are.
        </li>
        <li>
          <strong>Tablets and unfolded phones.</strong> They lay the page out otherwise. Put the game into a narrow
          window if you can.
        </li>
      </ul>
      <h2>How we know that it is right</h2>
      <p>
        Help interval, carry limit and RP follow from everything else, by the game’s own arithmetic. If all three agree
        to the last digit, the Pokémon is proven. If not, you see the part of the picture beside each field that could
        be wrong, and choose.
      </p>
    </article>
  );
}
