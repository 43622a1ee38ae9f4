// Which state of the game Oversleep reckons with.
import { EDITIONS, type EditionId, gameOf } from '@oversleep/game';
import { IconCalendarStats } from '@tabler/icons-react';
import { useId } from 'react';
import { editionName } from '../../parts/wording.ts';
import { useAppState, useUser } from '../../state/context.ts';
import { editionFacts } from './edition-facts.ts';
import { SaveLine } from './save-line.tsx';
import { SettingsCard } from './settings-card.tsx';
import { useSaving } from './use-saving.ts';

export function EditionCard() {
  const { settings } = useAppState();
  const chosen = useUser((user) => user.edition);
  const saving = useSaving('setting:edition');
  const name = useId();
  const choose = (edition: EditionId) => {
    settings.setEdition(edition);
    saving.noteChange();
  };
  return (
    <SettingsCard
      icon={<IconCalendarStats aria-hidden="true" />}
      title="Edition of the game data"
      aside={<SaveLine saving={saving} />}
    >
      <p className="settings-words">
        The game changes every month. All numbers follow the edition you choose; creatures that it does not know stay
        safe and come back with the other one.
      </p>
      <div className="settings-editions" role="radiogroup" aria-label="Edition of the game data">
        {EDITIONS.map((edition) => (
          <label key={edition} className="settings-edition">
            <input
              type="radio"
              name={name}
              checked={edition === chosen}
              aria-labelledby={`${name}-${edition}`}
              aria-describedby={`${name}-${edition}-facts`}
              onChange={() => choose(edition)}
            />
            <span id={`${name}-${edition}`} className="settings-edition-name">
              {editionName(edition)}
            </span>
            <span id={`${name}-${edition}-facts`} className="settings-edition-facts">
              {editionFacts(gameOf(edition)).map((fact) => (
                <span key={fact}>{fact}. </span>
              ))}
            </span>
          </label>
        ))}
      </div>
    </SettingsCard>
  );
}
