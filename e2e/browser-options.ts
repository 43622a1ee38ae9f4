// How the browser of the journeys is started.
import { ensureChromium } from '../tools/chromium.mjs';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export function browserOptions(): { readonly executablePath: string; readonly args: string[] } {
  const found = ensureChromium(process.env);
  if ('problem' in found) throw new Error(found.problem);
  return { executablePath: found.path, args: FLAGS };
}
