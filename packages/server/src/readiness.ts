// Whether the parts that the server needs do their work.

export type Check = () => Promise<boolean>;

export type Readiness = () => Promise<Readonly<Record<string, boolean>>>;

const ANSWER_WITHIN_MS = 2000;
/** Anybody may ask as often as they like; the parts are asked this often. */
const REMEMBER_MS = 1000;

export function createReadiness(checks: Readonly<Record<string, Check>>, now: () => Date): Readiness {
  let known: { readonly asked: number; readonly answer: Promise<Readonly<Record<string, boolean>>> } | undefined;
  const ask = async () => {
    const names = Object.keys(checks);
    const results = await Promise.all(Object.values(checks).map(inTime));
    return Object.fromEntries(names.map((name, index) => [name, results[index] === true]));
  };
  return () => {
    const time = now().getTime();
    if (known === undefined || time - known.asked > REMEMBER_MS) known = { asked: time, answer: ask() };
    return known.answer;
  };
}

/** A part that fails or does not answer does not do its work. */
function inTime(check: Check): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ANSWER_WITHIN_MS);
    const answer = (works: boolean) => {
      clearTimeout(timer);
      resolve(works);
    };
    check().then(answer, () => answer(false));
  });
}
