// How the browser of the journeys is started.
import { ensureChromium } from '../tools/machine/chromium.mjs';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // In place of the list that Playwright hands over, of which this is what matters here; and the two pages behind the address bar, which are never seen,
  // are drawn anew for every window and cost as much as the page itself.
  `--disable-features=${[
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'MediaRouter',
    'OptimizationHints',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
    'WebUIOmniboxAimPopup',
    'WebUIOmniboxPopup',
  ].join()}`,
];

export function browserOptions(): { readonly executablePath: string; readonly args: string[] } {
  const found = ensureChromium(process.env);
  if ('problem' in found) throw new Error(found.problem);
  return { executablePath: found.path, args: FLAGS };
}
