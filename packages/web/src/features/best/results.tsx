// What the search has found: how far it is, how sure that is, and the list.
import type { Game } from '@oversleep/game';
import { FailureBanner } from '../../parts/failure-banner.tsx';
import { RefusedTeam } from '../../parts/refused-team.tsx';
import { SURE_WORDS } from '../../parts/words/range-text.ts';
import { countedText, countText } from '../../parts/words/wording.ts';
import type { KnownSearch } from '../../sim/best/use-team-search.ts';
import type { FoundTeams } from '../../state/data/results.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { impossibleWords, sureWords } from './form-words.ts';
import { FoundList } from './found-list.tsx';
import type { SearchForm } from './search-form.ts';
import * as styles from './best.module.css';

type ListProps = Omit<Parameters<typeof FoundList>[0], 'found' | 'goal'>;

interface ResultsProps extends ListProps {
  readonly game: Game;
  readonly ask: SearchForm;
  readonly search: KnownSearch;
  readonly nameOf: (id: string) => string;
  /** Of the members of the player's team. */
  readonly presentSpecies: readonly string[];
}

export function Results({ ask, search, nameOf, presentSpecies: present, ...list }: ResultsProps) {
  const { found, status, failure, begin, stop } = search;
  const isBusy = status === 'running' || status === 'paused';
  return (
    <section className={`${styles.results} panel`} aria-label="Found" aria-busy={isBusy}>
      {isBusy && (
        <ProgressBar
          label={status === 'paused' ? 'Paused while nobody looks' : 'Looking for better teams'}
          share={found?.done ?? 0}
          detail={found ? counted(found) : 'Getting to know everybody'}
          onCancel={stop}
        />
      )}
      {status === 'failed' && (
        <FailureBanner
          what="The search broke off."
          why={`${failure} What was found until then is still here.`}
          onRetry={begin}
        />
      )}
      {found && status === 'idle' && found.done < 1 && (
        <Banner
          kind="info"
          what="This search has not come to its end"
          why={`These are the best of ${counted(found)}.`}
          action={{ label: 'Go on', onAction: begin }}
        />
      )}
      {found && found.impossible.length > 0 && (
        <Banner
          kind="warning"
          what="No team fulfils all of your wishes"
          why={impossibleWords(list.game, ask, found.impossible, nameOf)}
        />
      )}
      {found && found.teams.length > 0 && (
        <>
          <RefusedTeam game={list.game} species={present} still="Your team is only here to compare with." />
          {found.done === 1 && <p role="status">{endWords(found)}</p>}
          <FoundList found={found} goal={ask.goal} {...list} />
          <p className={styles.note}>
            The true mean lies within each ±, {SURE_WORDS}. All teams are simulated with the same luck, so that
            differences are surer than totals. Only teams of the final race show how sure the order is.
          </p>
        </>
      )}
    </section>
  );
}

const counted = ({ considered, simulated }: FoundTeams): string =>
  `${countedText(considered, 'team')} estimated, ${countText(simulated)} simulated`;

/** Never more than is known. */
function endWords(found: FoundTeams): string {
  const { teams, exhaustive, simulated, considered } = found;
  if (exhaustive && simulated === 1) return 'There is only one such team: this is what it makes.';
  const what = exhaustive
    ? `All ${countText(simulated)} teams were simulated.`
    : `Best found: ${countedText(considered, 'team was', 'teams were')} estimated and ${countText(simulated)} of them simulated.`;
  const rival = teams.findIndex(({ raced }, place) => place > 0 && raced);
  const sure = teams[rival]?.sure;
  return sure === undefined || sure === null ? what : `${what} ${sureWords(sure, rival + 1)}`;
}
