// What a patch of the game did: to one's own team or creature, and everything that it changed.
import {
  type Creature,
  DEFAULT_EDITION,
  displayNameOf,
  EDITIONS,
  type EditionId,
  gameOf,
  isEdition,
  isKnown,
  NEWEST_EDITION,
} from '@oversleep/game';
import { IconSearch } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { editionName } from '../../parts/words/wording.ts';
import { comparedTeam } from '../../sim/patch.ts';
import { useAppState, useCreatures, useSettings, useTeams } from '../../state/context.ts';
import { ownedBy } from '../../state/data/data.ts';
import { creatureAt, places } from '../../state/data/team-rules.ts';
import { teamAt } from '../../state/data/teams.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { AllChanges } from './all-changes.tsx';
import { BoxChanges } from './box-changes.tsx';
import { OwnChanges, strangerWords } from './own-changes.tsx';
import * as styles from './changes.module.css';

const OLDEST = EDITIONS[0] ?? DEFAULT_EDITION;

export function Changes() {
  const chosen = useSettings().edition;
  // From the game that one plays with to the newest; who has the newest looks back.
  const [from, setFrom] = useState<EditionId>(chosen === NEWEST_EDITION ? OLDEST : chosen);
  const [to, setTo] = useState<EditionId>(NEWEST_EDITION);
  const choices = EDITIONS.map((edition) => ({ value: edition, label: editionName(edition) }));
  return (
    <div className={styles.changes}>
      <div className={styles.top}>
        <h1>What changed?</h1>
        <div className={styles.editions}>
          <SelectField
            label="From the game of"
            value={from}
            choices={choices}
            onChange={(edition) => isEdition(edition) && setFrom(edition)}
          />
          <SelectField
            label="to the game of"
            value={to}
            choices={choices}
            onChange={(edition) => isEdition(edition) && setTo(edition)}
          />
        </div>
      </div>
      {from === to ? (
        <EmptyState title="The same game twice" words="Choose two different months to see what lies between them." />
      ) : (
        <>
          <Own from={from} to={to} />
          <AllChanges from={from} to={to} />
        </>
      )}
    </div>
  );
}

interface BetweenProps {
  readonly from: EditionId;
  readonly to: EditionId;
}

/** The choice of everybody, each alone. */
const ALL = 'all';
/** The choice of one, which was picked. */
const ONE = 'one';

/** For the team that was looked at last, for any other, for one creature (the address names it after a #), or for all of them. */
function Own({ from, to }: BetweenProps) {
  const settings = useSettings();
  const teams = useTeams((state) => state.teams);
  const current = useTeams((state) => state.currentIndex);
  const creatures = useCreatures((state) => state.creatures);
  const { dialogs } = useAppState();
  const asked = useLocation({ select: ({ hash }) => hash });
  const membersOf = (index: number): readonly Creature[] =>
    places().flatMap((place) => creatureAt(teamAt({ teams }, index), place, creatures) ?? []);
  const owned = ownedBy(creatures, teams);
  const [picked, setPicked] = useState(creatures[asked]);
  const [choice, setChoice] = useState(picked ? ONE : String(current));
  const isAll = choice === ALL;
  // One of the Pokébox as it is now; one that was only tried out as it was entered.
  const one = picked && (creatures[picked.externalId] ?? picked);
  const alone = choice === ONE ? one : undefined;
  const pick = () =>
    dialogs.openSearch({
      onSelect: (creature) => {
        setPicked(creature);
        setChoice(ONE);
      },
    });
  const index = alone || isAll ? current : Number(choice);
  const team = teamAt({ teams }, index);
  const chosen = isAll ? owned : alone ? [alone] : membersOf(index);
  const compared = comparedTeam(settings, team, chosen, [from, to]);
  const question = compared.team && { from, to, team: compared.team };
  const name = isAll ? 'each of my Pokémon' : alone ? nameOf(alone) : team.name;
  const eachAlone = (isAll ? owned : []).flatMap((creature) => {
    const own = comparedTeam(settings, team, [creature], [from, to]).team;
    return own ? [{ id: creature.externalId, name: nameOf(creature), question: { from, to, team: own } }] : [];
  });
  if (owned.length === 0)
    return (
      <section className={`panel ${styles.card}`}>
        <EmptyState title="No team yet" words="Put somebody into a team to see what the changes did to it.">
          <Link to="/calculator" className={styles.way}>
            To the calculator
          </Link>
        </EmptyState>
      </section>
    );
  return (
    <section className={`panel ${styles.card}`} aria-labelledby="own-changes">
      <div className={styles.head}>
        <h2 id="own-changes">For {name}</h2>
        <div className={styles.choice}>
          <SelectField
            label="Team or Pokémon"
            value={choice}
            choices={[
              ...teams.flatMap((team, i) => (membersOf(i).length > 0 ? [{ value: String(i), label: team.name }] : [])),
              ...(owned.length > 1 ? [{ value: ALL, label: 'Each of my Pokémon' }] : []),
              ...(one ? [{ value: ONE, label: nameOf(one) }] : []),
            ]}
            onChange={setChoice}
          />
          <Button icon={<IconSearch size={18} aria-hidden="true" />} onClick={pick}>
            Choose a Pokémon
          </Button>
        </div>
      </div>
      <UnknownMembers unknownMembers={compared.unknownMembers} editions={[from, to]} isAny={question !== undefined} />
      {isAll && eachAlone.length > 0 ? (
        <BoxChanges members={eachAlone} from={from} />
      ) : question ? (
        <OwnChanges question={question} name={name} />
      ) : (
        compared.unknownMembers.length === 0 && <p className={styles.note}>There is nobody in this team.</p>
      )}
    </section>
  );
}

interface UnknownMembersProps {
  readonly unknownMembers: readonly Creature[];
  readonly editions: readonly EditionId[];
  /** Somebody is left to compare. */
  readonly isAny: boolean;
}

function UnknownMembers({ unknownMembers, editions, isAny }: UnknownMembersProps) {
  return editions.map((edition) => {
    const names = unknownMembers.filter((creature) => !isKnown(gameOf(edition), creature)).map(nameOf);
    return names.length === 0 ? null : <Banner key={edition} kind="info" what={strangerWords(names, edition, isAny)} />;
  });
}

const nameOf = (creature: Creature): string => displayNameOf(creature);
