// Species: known names everywhere, families that fit together, and amounts of ingredients that follow the game's rule.

/** An ingredient of a later slot is worth this much of the first one. */
const SLOT_WORTH = { ingredient0: 1, ingredient30: 2.25, ingredient60: 3.6 };

/** Shares of male ones that the game has; none for those without a gender. */
const MALE_SHARES = [0, 0.125, 0.25, 0.5, 0.75, 0.875, 1];

export function checkSpecies({ species, berries, skills, ingredients }, note) {
  const { ensure, unique } = note;
  const known = {
    berries: new Set(berries.map(({ key }) => key)),
    skills: new Set(skills.filter(({ until }) => until === undefined).map(({ key }) => key)),
    values: new Map(ingredients.map(({ key, value }) => [key, value])),
    species: new Map(species.map((row) => [row.name, row])),
  };
  unique(
    'species',
    species.map(({ name }) => name),
  );
  unique(
    'species',
    species.map(({ displayName }) => displayName),
  );
  for (const row of species) {
    const who = `species ${row.name}`;
    ensure(/^[A-Z][A-Z0-9_]*$/.test(row.name), `${who}: a name in capitals, as in PIKACHU_HOLIDAY`);
    ensure(known.berries.has(row.berry), `${who}: no such berry as ${row.berry}`);
    ensure(known.skills.has(row.skill), `${who}: no such skill as ${row.skill}`);
    ensure(['berry', 'ingredient', 'skill', 'all'].includes(row.specialty), `${who}: no such specialty`);
    checkFigures(who, row, note);
    checkFamily(who, row, known.species, note);
    checkIngredients(who, row, known.values, note);
  }
}

function checkFigures(who, row, { ensure, between }) {
  between(`${who}, pokedexNumber`, row.pokedexNumber, 1, 1025);
  between(`${who}, frequency`, row.frequency, 2000, 7000);
  between(`${who}, ingredientPercentage`, row.ingredientPercentage, 5, 40);
  between(`${who}, skillPercentage`, row.skillPercentage, 0.5, 15);
  between(`${who}, carrySize`, row.carrySize, 5, 40);
  ensure(
    Number.isInteger(row.frequency) && Number.isInteger(row.carrySize),
    `${who}: frequency and carrySize are whole`,
  );
  const { male, female } = row.genders;
  ensure(
    [0, 1].includes(male + female) && MALE_SHARES.includes(male),
    `${who}: genders are shares of one, or both nothing`,
  );
  ensure([true, false, null].includes(row.shinyLocked), `${who}: shinyLocked is true, false or not known`);
  ensure(['dozing', 'snoozing', 'slumbering', null].includes(row.sleepType), `${who}: no such sleepType`);
  ensure([600, 900, 1080, 1320, null].includes(row.expType), `${who}: no such expType`);
  if (row.friendPoints !== null) between(`${who}, friendPoints`, row.friendPoints, 4, 40);
  ensure(row.arrivalDate === null || /^\d{4}-\d\d-\d\d$/.test(row.arrivalDate), `${who}: arrivalDate as in 2026-08-31`);
}

function checkFamily(who, { evolvesFrom }, species, { ensure }) {
  ensure(evolvesFrom === null || species.has(evolvesFrom), `${who}: no such species as ${evolvesFrom}`);
  const before = (name) => species.get(name)?.evolvesFrom ?? null;
  ensure(before(before(evolvesFrom)) === null, `${who}: a family has three stages at most, and no circle`);
}

function checkIngredients(who, row, values, { ensure, unique }) {
  const first = values.get(row.ingredient0[0]?.ingredient);
  for (const [slot, worth] of Object.entries(SLOT_WORTH)) {
    unique(
      `${who}, ${slot}`,
      row[slot].map(({ ingredient }) => ingredient),
    );
    ensure(row[slot].length > 0, `${who}: ${slot} is empty`);
    for (const { ingredient, amount } of row[slot]) {
      ensure(values.has(ingredient), `${who}: no such ingredient as ${ingredient}`);
      // All-round specialists have amounts of their own.
      if (row.specialty === 'all') continue;
      const twice = row.specialty === 'ingredient' ? 2 : 1;
      const usual = Math.round((first * worth * twice) / values.get(ingredient));
      ensure(amount === usual, `${who}: ${slot} has ${amount} of ${ingredient}, by the game's rule it is ${usual}`);
    }
  }
}
