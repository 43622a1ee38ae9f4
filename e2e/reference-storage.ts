// The local storage that an older tool leaves behind, as its stores wrote it before its last two migrations.

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

export const referenceStorage = (): Record<string, string> => ({
  user: JSON.stringify({
    name: 'Ada',
    avatar: null,
    externalId: '99999999-9999-4999-8999-999999999999',
    email: 'ada@example.org',
    tokens: { accessToken: 'secret-a', refreshToken: 'secret-r', expiryDate: 1 },
    areaBonus: { cyan: 20 },
    potSize: 57,
  }),
  team: JSON.stringify({ currentIndex: 0, teams: [team], domainVersion: 22 }),
  pokemon: JSON.stringify({ pokemon: { [raichu.externalId]: raichu }, domainVersion: 22 }),
  comparison: JSON.stringify({ members: [{ externalId: raichu.externalId, produceTotal: {} }], domainVersion: 22 }),
  pokemonSearch: JSON.stringify({ showPokebox: true, showPokeboxBadge: false }),
  version: JSON.stringify({ version: '2.20.0', storeVersion: 1 }),
});
