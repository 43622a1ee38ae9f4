// `npm run bench -- screens FOLDER…`: how well and how fast pictures are read whose truth is known (truth.json beside them).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameOf, NEWEST_EDITION } from '@oversleep/game';
import { type PicturedCreature, readPictures } from '@oversleep/screens';
import { decodePicture, wordReader } from '@oversleep/word-reader';

interface Truth {
  readonly picture: string;
  readonly language?: 'en' | 'ja' | 'ko' | 'zh-CN' | 'zh-TW';
  readonly speciesKeys: readonly string[];
  readonly natureKey?: string;
  readonly subskillKeys: readonly (string | null)[];
  readonly ingredientKeys: readonly (readonly [string | null, number] | null)[];
  readonly shown: { readonly [field: string]: unknown };
}

const game = gameOf(NEWEST_EDITION);

/** Every field that the truth has: its kind, and whether it was read so. */
function* compared(
  truth: Truth,
  one: PicturedCreature | undefined,
): Generator<readonly [kind: string, isRight: boolean]> {
  const creature = one?.creature;
  yield ['species', creature !== undefined && truth.speciesKeys.includes(creature.pokemon)];
  for (const field of ['name', 'level', 'rp', 'helpIntervalSeconds', 'carrySize', 'mainSkill', 'skillLevel'] as const) {
    if (truth.shown[field] !== undefined) yield [field, one?.shown[field] === truth.shown[field]];
  }
  const { mainSkillWithoutSize } = truth.shown;
  if (typeof mainSkillWithoutSize === 'string')
    yield ['mainSkill', one?.shown.mainSkill?.startsWith(mainSkillWithoutSize) ?? false];
  if (truth.natureKey)
    yield ['nature', creature !== undefined && game.natures.get(creature.nature).key === truth.natureKey];
  for (const [slot, key] of truth.subskillKeys.entries()) {
    const read = creature?.subskills[slot];
    if (key) yield ['subskills', read !== null && read !== undefined && game.subskills.get(read).key === key];
  }
  for (const [slot, expected] of truth.ingredientKeys.entries()) {
    const read = creature && game.ingredients.find(creature.ingredients[slot]?.name ?? '');
    if (expected?.[0]) yield ['ingredients', read?.key === expected[0]];
  }
}

async function benchFolder(folder: string): Promise<void> {
  const truths: readonly Truth[] = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8'));
  const words = wordReader();
  const kinds = new Map<string, { right: number; all: number }>();
  let [sure, sureAndWrong, milliseconds] = [0, 0, 0];
  for (const truth of truths) {
    const load = async () => decodePicture(readFileSync(join(folder, truth.picture)));
    const started = performance.now();
    const { creatures } = await readPictures({ game, read: words.read, language: truth.language ?? 'zh-TW' }, [
      { name: truth.picture, load },
    ]);
    milliseconds += performance.now() - started;
    const [one] = creatures;
    const fields = [...compared(truth, one)];
    for (const [kind, isRight] of fields) {
      const sum = kinds.get(kind) ?? { right: 0, all: 0 };
      kinds.set(kind, { right: sum.right + (isRight ? 1 : 0), all: sum.all + 1 });
    }
    const wrong = fields.filter(([, isRight]) => !isRight).map(([kind]) => kind);
    if (one?.sure) sure++;
    if (one?.sure && wrong.length > 0) sureAndWrong++;
    if (wrong.length > 0)
      process.stdout.write(`${truth.picture}: ${wrong.join(', ')}${one?.sure ? ' although sure' : ''}\n`);
  }
  await words.close();
  const sums = [...kinds.values()];
  const [right, all] = [sums.reduce((sum, each) => sum + each.right, 0), sums.reduce((sum, each) => sum + each.all, 0)];
  const rows = [...kinds].map(([kind, sum]) => `${kind.padEnd(20)} ${sum.right}/${sum.all}`);
  process.stdout.write(
    `${folder}\n${rows.join('\n')}\n${'all'.padEnd(20)} ${right}/${all} (${((100 * right) / all).toFixed(2)} %)\nsure ${sure} of ${truths.length}, wrong among them ${sureAndWrong}; ${Math.round(milliseconds / truths.length)} ms a picture\n`,
  );
}

const folders = process.argv.slice(2).filter((folder) => existsSync(join(folder, 'truth.json')));
if (folders.length === 0)
  process.stdout.write('No folder with pictures and their truth.json was given: nothing was measured.\n');
for (const folder of folders) await benchFolder(folder);
