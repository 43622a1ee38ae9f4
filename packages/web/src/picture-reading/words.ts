// Reads words in pictures with Tesseract in this worker. Its engine and data are files of our own site, fetched on first use.
import type { Language } from '@oversleep/game';
import { greyMap, type TextReader } from '@oversleep/screens';
import chineseSimple from '@tesseract.js-data/chi_sim/4.0.0_best_int/chi_sim.traineddata.gz?url';
import chineseTraditional from '@tesseract.js-data/chi_tra/4.0.0_best_int/chi_tra.traineddata.gz?url';
import english from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import japanese from '@tesseract.js-data/jpn/4.0.0_best_int/jpn.traineddata.gz?url';
import korean from '@tesseract.js-data/kor/4.0.0_best_int/kor.traineddata.gz?url';
import startTesseract, { type Tesseract } from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import engine from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url';

const DATA: { readonly [language in Language]: string } = {
  en: english,
  ja: japanese,
  ko: korean,
  'zh-CN': chineseSimple,
  'zh-TW': chineseTraditional,
};

/** Tesseract's numbers for its newer engine and for a picture of a single line. */
const LSTM_ONLY = 1;
const SINGLE_LINE = '7';

/** Only one language is in memory at a time. */
export function wordReader(): TextReader<Language> {
  let tesseract: Promise<Tesseract> | undefined;
  let present: { readonly language: Language; readonly line: Promise<Line> } | undefined;

  const lineFor = (language: Language): Promise<Line> => {
    if (present?.language === language) return present.line;
    tesseract ??= startTesseract({ locateFile: () => engine, print: () => {}, printErr: () => {} });
    const before = present?.line;
    const line = lineOf(tesseract, language, before);
    present = { language, line };
    // After a failure the next call tries again.
    line.catch(() => {
      tesseract = undefined;
      present = undefined;
    });
    return line;
  };
  return async (line, language) => (await lineFor(language)).read(greyMap(line));
}

interface Line {
  readonly read: (picture: Uint8Array) => string;
  readonly end: () => void;
}

async function lineOf(
  starting: Promise<Tesseract>,
  language: Language,
  before: Promise<Line> | undefined,
): Promise<Line> {
  const [{ TessBaseAPI, FS }, data] = await Promise.all([starting, dataOf(language)]);
  (await before)?.end();
  const file = `${language}.traineddata`;
  FS.writeFile(file, data);
  const api = new TessBaseAPI();
  if (api.Init(null, language, LSTM_ONLY) === -1) throw new Error(`The data of ${language} cannot be used`);
  FS.unlink(file);
  api.SetVariable('tessedit_pageseg_mode', SINGLE_LINE);
  api.SetVariable('debug_file', '/dev/null');
  return {
    read: (picture) => {
      FS.writeFile('/input', picture);
      if (api.SetImageFile(1, 0) === 1) return '';
      api.Recognize(null);
      return api.GetUTF8Text();
    },
    end: () => api.End(),
  };
}

async function dataOf(language: Language): Promise<Uint8Array> {
  const answer = await fetch(DATA[language]);
  if (!answer.ok || !answer.body) throw new Error(`${answer.status}: ${answer.url}`);
  const unpacked = answer.body.pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}
