// Converts data that an older tool has left. Loaded if there is such data.
import { type Fields, isObject } from '@oversleep/game';
import { BUNDLE_FORMAT, type Bundle } from './bundle.ts';
import type { ReferenceTexts } from './reference-storage.ts';

/** Without the session, so that it can be stored in a snapshot and downloaded. */
export function withoutSecrets(texts: ReferenceTexts): ReferenceTexts {
  const { user, ...rest } = texts;
  if (user === undefined) return texts;
  try {
    const { auth: _auth, tokens: _tokens, email: _email, ...shown } = fieldsOf(JSON.parse(user));
    return { ...rest, user: JSON.stringify(shown) };
  } catch {
    // Unreadable text cannot be cleaned.
    return rest;
  }
}

/** For an explicit restore: invalid JSON is left out. Throws when neither teams nor creatures are left. */
export function readableIn(texts: ReferenceTexts): { readonly texts: ReferenceTexts; readonly leftOut: number } {
  const readable: ReferenceTexts = Object.fromEntries(Object.entries(texts).filter(([, text]) => isJson(text)));
  if (readable.team === undefined && readable.pokemon === undefined) throw new Error('no store can be read');
  return { texts: readable, leftOut: Object.keys(texts).length - Object.keys(readable).length };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Throws on invalid JSON: then nothing of it is taken over automatically. */
export function readReference(texts: ReferenceTexts): Bundle {
  const store = (key: keyof ReferenceTexts): Fields => {
    const text = texts[key];
    return text === undefined ? {} : fieldsOf(JSON.parse(text));
  };
  const { teams } = store('team');
  return {
    format: BUNDLE_FORMAT,
    storageVersion: Number(store('version').storeVersion ?? 0) || 0,
    user: store('user'),
    teams: Array.isArray(teams) ? teams.map(plainTeam) : [],
    creatures: Object.values(fieldsOf(store('pokemon').pokemon)).map(plainCreature),
    comparison: plainComparison(store('comparison')),
  };
}

const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});

/** Their stores hold whole species, natures and so on where ours hold names. */
const named = (value: unknown): unknown => (isObject(value) ? value.name : value);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function plainCreature(value: unknown): unknown {
  const { carrySize: _, ...creature } = fieldsOf(value);
  return {
    ...creature,
    pokemon: named(creature.pokemon),
    nature: named(creature.nature),
    subskills: listOf(creature.subskills).map((entry) => ({
      level: fieldsOf(entry).level,
      subskill: named(fieldsOf(entry).subskill),
    })),
    ingredients: listOf(creature.ingredients).map((entry) => {
      const { level, amount, name, ingredient } = fieldsOf(entry);
      return { level, amount, name: name ?? named(ingredient) };
    }),
  };
}

function plainTeam(value: unknown): unknown {
  const { production: _production, memberIvs: _ivs, favoredBerries, ...team } = fieldsOf(value);
  const { shortName, berries } = fieldsOf(team.island);
  const stock = (kind: 'berry' | 'ingredient', list: unknown) =>
    listOf(list).map((entry) => {
      const { name, [kind]: thing, ...rest } = fieldsOf(entry);
      return { ...rest, name: name ?? named(thing) };
    });
  return {
    ...team,
    members: listOf(team.members).map((id) => id ?? null),
    island: { shortName, berries: listOf(berries ?? favoredBerries).map(named) },
    stockpiledBerries: stock('berry', team.stockpiledBerries),
    stockpiledIngredients: stock('ingredient', team.stockpiledIngredients),
  };
}

/** Their figures have another shape; the list of compared creatures is kept. */
function plainComparison({ members, teamIndex, timeWindow }: Fields): unknown {
  const ids = listOf(members).map((entry) => ({ externalId: fieldsOf(entry).externalId }));
  return { members: ids, teamIndex, timeWindow };
}
