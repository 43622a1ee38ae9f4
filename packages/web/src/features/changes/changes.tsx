// What an update of the game changed, and its effect on a team or Pokémon.

import {
  type Creature,
  DEFAULT_EDITION,
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
import { messages } from '../../messages/messages.ts';
import { displayNameOf } from '../../messages/names.ts';
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
import { Panel, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { AllChanges } from './all-changes.tsx';
import { BoxChanges } from './box-changes.tsx';
import { leftOutText, OwnChanges } from './own-changes.tsx';
import * as styles from './changes.module.css';

const t = messages('changes');

const OLDEST = EDITIONS[0] ?? DEFAULT_EDITION;

export function Changes() {
  const chosen = useSettings().edition;
  // From the chosen edition to the newest; from the oldest if the newest is chosen.
  const [from, setFrom] = useState<EditionId>(chosen === NEWEST_EDITION ? OLDEST : chosen);
  const [to, setTo] = useState<EditionId>(NEWEST_EDITION);
  const choices = EDITIONS.map((edition) => ({ value: edition, label: editionName(edition) }));
  return (
    <Stack gap={4} fit>
      <PageHead title={t('title')}>
        <Row className={styles.editions} gap={3} wrap align="stretch">
          <SelectField
            label={t('from')}
            value={from}
            choices={choices}
            onChange={(edition) => isEdition(edition) && setFrom(edition)}
          />
          <SelectField
            label={t('to')}
            value={to}
            choices={choices}
            onChange={(edition) => isEdition(edition) && setTo(edition)}
          />
        </Row>
      </PageHead>
      {from === to ? (
        <EmptyState title={t('same')} words={t('sameText')} />
      ) : (
        <>
          <Own from={from} to={to} />
          <AllChanges from={from} to={to} />
        </>
      )}
    </Stack>
  );
}

interface BetweenProps {
  readonly from: EditionId;
  readonly to: EditionId;
}

/** The choice of all Pokémon, each on its own. */
const ALL = 'all';
/** The choice of a single Pokémon. */
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
  const name = isAll ? t('own.each') : alone ? nameOf(alone) : team.name;
  const eachAlone = (isAll ? owned : []).flatMap((creature) => {
    const own = comparedTeam(settings, team, [creature], [from, to]).team;
    return own ? [{ id: creature.externalId, name: nameOf(creature), question: { from, to, team: own } }] : [];
  });
  if (owned.length === 0)
    return (
      <Panel gap={4} fit pad={4}>
        <EmptyState title={t('own.empty')} words={t('own.emptyText')}>
          <Link to="/calculator" className={styles.way}>
            {t('own.emptyButton')}
          </Link>
        </EmptyState>
      </Panel>
    );
  return (
    <Panel gap={4} fit pad={4} aria-labelledby="own-changes">
      <div className={styles.head}>
        <h2 id="own-changes">{isAll ? t('own.titleEach') : t('own.title', { name })}</h2>
        <Row gap={2} wrap align="end">
          <SelectField
            label={t('own.choice')}
            value={choice}
            choices={[
              ...teams.flatMap((team, i) => (membersOf(i).length > 0 ? [{ value: String(i), label: team.name }] : [])),
              ...(owned.length > 1 ? [{ value: ALL, label: t('own.each') }] : []),
              ...(one ? [{ value: ONE, label: nameOf(one) }] : []),
            ]}
            onChange={setChoice}
          />
          <Button icon={<IconSearch size={18} aria-hidden="true" />} onClick={pick}>
            {t('own.pick')}
          </Button>
        </Row>
      </div>
      <UnknownMembers unknownMembers={compared.unknownMembers} editions={[from, to]} isAny={question !== undefined} />
      {isAll && eachAlone.length > 0 ? (
        <BoxChanges members={eachAlone} from={from} />
      ) : question ? (
        <OwnChanges question={question} name={name} />
      ) : (
        compared.unknownMembers.length === 0 && (
          <Text tone="muted" size="note">
            {t('own.emptyTeam')}
          </Text>
        )
      )}
    </Panel>
  );
}

interface UnknownMembersProps {
  readonly unknownMembers: readonly Creature[];
  readonly editions: readonly EditionId[];
  /** At least one Pokémon can be compared. */
  readonly isAny: boolean;
}

function UnknownMembers({ unknownMembers, editions, isAny }: UnknownMembersProps) {
  return editions.map((edition) => {
    const names = unknownMembers.filter((creature) => !isKnown(gameOf(edition), creature)).map(nameOf);
    return names.length === 0 ? null : <Banner key={edition} kind="info" what={leftOutText(names, edition, isAny)} />;
  });
}

const nameOf = (creature: Creature): string => displayNameOf(creature);
