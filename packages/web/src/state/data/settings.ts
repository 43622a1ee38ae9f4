// The player's settings: changed here first, and sent to the server if there is an account.
import { type EditionId, type Language, SETTINGS, type SettingName, type SyncedSettings } from '@oversleep/game';
import type { Queue } from './commit.ts';
import type { DataStores } from './stores.ts';
import type { Target } from './targets.ts';
import { gameFor, type Preferences } from './user.ts';
import type { RowChange } from './week-changes.ts';

export interface SettingsParts {
  readonly stores: Pick<DataStores, 'user' | 'weeks'>;
  readonly queue: Queue;
}

export interface SettingsActions {
  /** Percent, limited to what the edition allows. */
  readonly setAreaBonus: (shortName: string, percent: number) => void;
  /** The nearest size that the edition allows. */
  readonly set: <Name extends SettingName>(name: Name, value: SyncedSettings[Name]) => void;
  readonly setRecipeLevels: (levels: Readonly<Record<string, number>>) => void;
  readonly setEdition: (edition: EditionId) => void;
  /** The player has seen that a newer version of the game would fit. */
  readonly noteNewer: () => void;
  /** The player was asked about the game, and so about its version. */
  readonly noteGame: () => void;
  /** Rows of the planned weeks, and which of them were changed or deleted. */
  readonly setRows: (change: RowChange) => void;
  readonly setSimulateOn: (where: Preferences['simulateOn']) => void;
  readonly setLanguage: (language: Language) => void;
  /** Nicknames invented by an import are kept from now on. */
  readonly keepInventedNames: () => void;
}

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, Math.round(value)));

export function createSettings({ stores, queue }: SettingsParts): SettingsActions {
  const { user, weeks } = stores;
  const rules = () => gameFor(user.getState()).rules;
  const set = <Name extends SettingName>(name: Name, value: SyncedSettings[Name]) => {
    user.setState((state) => ({ ...state, [name]: SETTINGS[name].fits(value, gameFor(state)) }));
    queue([`setting:${name}`]);
  };

  return {
    setAreaBonus: (shortName, percent) => {
      const { min, max } = rules().areaBonus;
      const areaBonus = clamp(percent, min, max);
      user.setState(({ islands }) => ({ islands: { ...islands, [shortName]: { areaBonus } } }));
      queue([`area:${shortName}`]);
    },
    set,
    setRecipeLevels: (levels) => {
      const most = rules().maxRecipeLevel;
      const cut = Object.fromEntries(Object.entries(levels).map(([name, level]) => [name, clamp(level, 0, most)]));
      user.setState(({ recipeLevels }) => ({ recipeLevels: { ...recipeLevels, ...cut } }));
      queue(Object.keys(cut).map((name): Target => `recipe:${name}`));
    },
    setEdition: (edition) => {
      if (edition === user.getState().edition) return;
      set('edition', edition);
      // Choosing an edition means knowing it.
      user.setState({ newerSuggested: true });
    },
    noteNewer: () => user.setState({ newerSuggested: true }),
    noteGame: () => user.setState({ gameAsked: true, newerSuggested: true }),
    setRows: ({ rows, changed }) => {
      weeks.setState({ rows });
      queue(changed);
    },
    setSimulateOn: (simulateOn) => user.setState({ simulateOn }),
    setLanguage: (language) => user.setState({ language }),
    keepInventedNames: () => user.setState({ keepsInventedNames: true }),
  };
}
