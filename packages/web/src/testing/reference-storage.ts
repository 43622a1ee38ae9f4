// The local storage that an older tool leaves behind, as its stores wrote it in each of its versions.

const raichu = {
  version: 2,
  externalId: '11111111-1111-4111-8111-111111111111',
  saved: true,
  shiny: false,
  gender: 'male',
  name: 'Sparky',
  level: 60,
  ribbon: 3,
  carrySize: 31,
  skillLevel: 4,
  pokemon: { name: 'RAICHU', displayName: 'Raichu', specialty: 'berry', frequency: 2200 },
  nature: { name: 'Adamant', prettyName: 'Adamant (+speed, -ing)' },
  subskills: [
    { level: 10, subskill: { name: 'Berry Finding S', amount: 1 } },
    { level: 25, subskill: { name: 'Helping Speed M', amount: 0.14 } },
  ],
  ingredients: [
    { level: 0, ingredient: { name: 'Apple', value: 90 }, amount: 1 },
    { level: 30, ingredient: { name: 'Ginger', value: 109 }, amount: 2 },
    { level: 60, ingredient: { name: 'Egg', value: 115 }, amount: 3 },
  ],
};

const berries = ['ORAN', 'PAMTRE', 'PECHA'].map((name) => ({ name, value: 30, type: 'water' }));

const team = {
  index: 0,
  memberIndex: 0,
  name: 'Team 1',
  camp: true,
  bedtime: '22:30',
  wakeup: '06:30',
  recipeType: 'salad',
  island: { name: 'Cyan Beach', shortName: 'cyan', berries, areaBonus: 20 },
  stockpiledBerries: [{ name: 'ORAN', amount: 3, level: 10 }],
  stockpiledIngredients: [{ name: 'Leek', amount: 12 }],
  version: 0,
  members: [raichu.externalId, null, null, null, null],
  memberIvs: {},
  production: { members: [] },
};

const tokens = { accessToken: 'secret-a', refreshToken: 'secret-r', expiryDate: 1 };
const linkedProviders = {
  google: { linked: true, identifier: 'ada@example.org' },
  discord: { linked: false },
  patreon: { linked: false },
};
const oneProvider = { email: 'ada@example.org', tokens, areaBonus: { cyan: 20 } };
const manyProviders = { auth: { tokens, activeProvider: 'google', linkedProviders } };

/** What each version of its storage had of a user. */
const USERS = [
  oneProvider,
  { ...oneProvider, randomizeNicknames: true },
  { ...manyProviders, randomizeNicknames: true, areaBonus: { cyan: 20 } },
  { ...manyProviders, randomizeNicknames: true, islands: { cyan: { name: 'Cyan Beach', areaBonus: 20 } } },
] as const;

export const REFERENCE_VERSIONS = [0, 1, 2, 3] as const;

/** Version 0 lacks fields of creatures, and nothing before version 1 has their RP. */
const creatureOf = (version: (typeof REFERENCE_VERSIONS)[number]) => {
  const { shiny: _, ...first } = raichu;
  return version === 0 ? first : { ...raichu, rp: 1234 };
};

export const referenceStorage = (version: (typeof REFERENCE_VERSIONS)[number] = 1): Record<string, string> => ({
  user: JSON.stringify({
    name: 'Ada',
    avatar: null,
    externalId: '99999999-9999-4999-8999-999999999999',
    potSize: 57,
    ...USERS[version],
  }),
  team: JSON.stringify({ currentIndex: 0, teams: [team], domainVersion: 22 }),
  pokemon: JSON.stringify({ pokemon: { [raichu.externalId]: creatureOf(version) }, domainVersion: 22 }),
  comparison: JSON.stringify({ members: [{ externalId: raichu.externalId, produceTotal: {} }], domainVersion: 22 }),
  pokemonSearch: JSON.stringify({ showPokebox: true, showPokeboxBadge: false }),
  version: JSON.stringify({ version: '2.20.0', storeVersion: version }),
});
