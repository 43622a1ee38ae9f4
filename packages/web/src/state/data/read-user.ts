// Reads the stored user: invalid values become the defaults.
import { LANGUAGES, restoredSettings } from '@oversleep/game';
import { fieldsOf, flagOr, oneOf, textOr, wholeNumbers, wholeOr } from './readers.ts';
import { GUEST, type Identity, type PlayerSettings, type Preferences } from './user.ts';

export function readIdentity(value: unknown): Identity {
  const { name, avatar, externalId, friendCode, role, supporterSince } = fieldsOf(value);
  return {
    name: textOr(name, GUEST.name),
    avatar: textOr(avatar, null),
    externalId: textOr(externalId, null),
    friendCode: textOr(friendCode, null),
    role: oneOf(['admin', 'supporter', 'default'], role, 'default'),
    supporterSince: textOr(supporterSince, null),
  };
}

export function readSettings(value: unknown): PlayerSettings {
  const fields = fieldsOf(value);
  const bonuses = Object.entries(fieldsOf(fields.islands)).map(([shortName, island]) => [
    shortName,
    { areaBonus: wholeOr(fieldsOf(island).areaBonus, 0) },
  ]);
  return {
    ...restoredSettings(fields),
    islands: Object.fromEntries(bonuses),
    recipeLevels: wholeNumbers(fields.recipeLevels),
  };
}

export const readOwner = (value: unknown): string | null => textOr(fieldsOf(value).owner, null);

export function readPreferences(value: unknown): Preferences {
  const { simulateOn, language, editionTold, keepsInventedNames } = fieldsOf(value);
  return {
    simulateOn: oneOf(['device', 'server'], simulateOn, 'device'),
    language: oneOf(LANGUAGES, language, 'en'),
    editionTold: flagOr(editionTold, false),
    keepsInventedNames: flagOr(keepsInventedNames, false),
  };
}
