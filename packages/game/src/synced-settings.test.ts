import { describe, expect, it } from 'vitest';
import { gameOf } from './edition.ts';
import { restoredSettings, SETTING_NAMES, SETTINGS, settingsBy, syncedIn } from './synced-settings.ts';

const DEFAULTS = settingsBy((name) => SETTINGS[name].default);

describe('synced settings', () => {
  it('are the defaults where nothing or nonsense was stored', () => {
    expect(restoredSettings({})).toEqual(DEFAULTS);
    expect(restoredSettings({ potSize: 'x', edition: '1999-01', randomizeNicknames: 1, event: 3, policy: [] })).toEqual(
      DEFAULTS,
    );
  });

  it('keep a pot that only another edition has, and show the nearest', () => {
    const { potSize } = restoredSettings({ potSize: 81 });
    expect(potSize).toBe(81);
    expect(SETTINGS.potSize.fits(potSize, gameOf('2025-10'))).toBe(69);
  });

  it('leave out whatever else is there', () => {
    expect(Object.keys(syncedIn({ ...DEFAULTS, ...{ islands: {} } }))).toEqual(SETTING_NAMES);
  });
});
