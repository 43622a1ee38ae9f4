// Where the tools of the field hand out what they keep.
import { useSnackbar } from '../../../state/page/snackbar.ts';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import * as styles from './import.module.css';

/** Two entries of that site's storage and nothing else: above all not the one with the sign-in. */
const SNIPPET = 'copy(JSON.stringify({pokemon:localStorage.pokemon,team:localStorage.team}))';

export function ExportHelp() {
  const { show } = useSnackbar();
  return (
    <details className={styles.whereFrom}>
      <summary>Where do I find it?</summary>
      <dl>
        <dt>pokesleep-tool</dt>
        <dd>
          In its box, choose Export. Text, CSV and TSV can be read, in all five languages; so can a link to a Pokémon.
        </dd>
        <dt>Neroli’s Lab</dt>
        <dd>
          It has no export, but keeps your Pokémon and teams in your browser. On a computer, open its page, open the
          console of the browser (F12), paste this line, press Enter, and paste the result here:
          <span className={styles.snippet}>
            <code>{SNIPPET}</code>
            <CopyButton
              label="Copy line"
              text={SNIPPET}
              onRefused={() => show({ kind: 'error', text: 'Your browser did not let the line onto the clipboard' })}
            />
          </span>
          It copies the two entries “pokemon” and “team” to your clipboard and nothing else: no name, no password, no
          sign-in.
        </dd>
        <dt>RaenonX, pokeSleepCalc</dt>
        <dd>The text (JSON) of their box. What they do not keep, such as nicknames or ribbons, stays empty.</dd>
        <dt>Other scanners of screenshots</dt>
        <dd>Their CSV. What they could not read stays empty too.</dd>
        <dt>Oversleep</dt>
        <dd>The file that Export makes here: it keeps everything, teams included.</dd>
      </dl>
    </details>
  );
}
