// How well drawn screens are read, whole and damaged: `node --import tsx packages/screens/drawing/measure.ts [per language] [per damage]`
// The words are known to the text reader; anchors, numbers, colours and conclusions are measured.
import { EDITIONS, gameOf, LANGUAGES, type Language } from '@oversleep/game';
import { readPictures } from '../src/read-pictures.ts';
import { drawnCreature } from './creatures.ts';
import { DAMAGES, type Damage } from './damage.ts';
import { knowing, raster } from './raster.ts';
import { drawScreen, type ScreenLook } from './screen.ts';
import { FIELDS, mistakesIn } from './truth.ts';

const [perLanguage = 300, perDamage = 10] = process.argv.slice(2).map(Number);
const game = gameOf(EDITIONS.at(-1) ?? EDITIONS[0]);
const WIDTHS = [633, 1080, 1260];

interface Sum {
  readonly pictures: number;
  readonly wrong: number;
  readonly unnoticed: number;
  readonly sure: number;
  readonly sureAndWrong: number;
}

async function measured(language: Language, count: number, firstSeed: number, damage?: Damage): Promise<Sum> {
  let [wrong, unnoticed, sure, sureAndWrong] = [0, 0, 0, 0];
  for (let i = 0; i < count; i++) {
    const drawn = drawnCreature(game, firstSeed + i);
    const look: ScreenLook = {
      language,
      view: i % 2 === 0 ? 'scrolled' : 'stitched',
      green: i % 4 < 2 ? 0 : 1,
      letters: 'boxes',
    };
    const whole = await raster(drawScreen(game, drawn, look), WIDTHS[i % 3] ?? 1080, i % 5 < 2 ? undefined : 70);
    const { picture, written } = damage ? await damage(whole) : whole;
    const { creatures } = await readPictures({ game, read: knowing(() => written), language }, [
      { name: '', load: async () => picture },
    ]);
    const [one] = creatures;
    const mistakes = one ? mistakesIn(game, drawn, one.creature) : [];
    // A scrolled screen does not show the ribbon: what follows from the figures is no reading.
    const read = mistakes.filter((field) => field !== 'ribbon' || look.view === 'stitched');
    wrong += one ? read.length : FIELDS;
    unnoticed += read.filter((field) => !one?.doubts.some((doubt) => doubt.field === field)).length;
    if (one?.sure) sure++;
    if (one?.sure && mistakes.length > 0) sureAndWrong++;
  }
  return { pictures: count, wrong, unnoticed, sure, sureAndWrong };
}

function row(name: string, { pictures, wrong, unnoticed, sure, sureAndWrong }: Sum): string {
  const share = (100 * (1 - wrong / (pictures * FIELDS))).toFixed(2);
  return `${name.padEnd(28)} ${String(pictures).padStart(5)} ${share.padStart(7)} % ${String(unnoticed).padStart(9)} ${String(sure).padStart(6)} ${String(sureAndWrong).padStart(12)}`;
}

process.stdout.write(`${'screens'.padEnd(28)} count  fields ok unnoticed   sure  sure & wrong\n`);
for (const [i, language] of LANGUAGES.entries()) {
  process.stdout.write(`${row(language, await measured(language, perLanguage, 10_000 * (i + 1)))}\n`);
}
for (const [name, damage] of Object.entries(DAMAGES)) {
  process.stdout.write(`${row(name, await measured('zh-TW', perDamage, 90_000, damage))}\n`);
}
