// The page of the development sign-in: no script, its own stylesheet, nothing external.
import type { Provider } from '@oversleep/contract';
import { escapeMarkup } from '../escape-markup.ts';
import { LONGEST_NAME, type Persona } from './personas.ts';

/** The parameters with which the browser was sent here. */
export interface AuthorizeRequest {
  readonly client_id: string;
  readonly redirect_uri: string;
  readonly response_type: string;
  readonly scope: string;
  readonly state: string | undefined;
  readonly code_challenge: string | undefined;
  readonly code_challenge_method: string | undefined;
}

export const STYLE_PATH = '/dev-idp/style.css';

const TITLES: Readonly<Record<Provider, string>> = { google: 'Google', discord: 'Discord', patreon: 'Patreon' };

export function authorizePage(
  provider: Provider,
  request: AuthorizeRequest,
  personas: readonly Persona[],
  cancelAddress: string,
): string {
  const hidden = Object.entries(request)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeMarkup(value)}">`)
    .join('');
  const title = TITLES[provider];
  const people = personas
    .map(
      ({ key, name, about }) => `<li><button name="persona" value="${key}" aria-describedby="about-${key}">
      <span class="name">${escapeMarkup(name)}</span></button>
      <span class="about" id="about-${key}">${escapeMarkup(about(provider))}</span></li>`,
    )
    .join('');
  return page(
    `Sign in with ${title} (development)`,
    `<p class="note">This page stands in for ${title} on a developer’s computer. There is no password, and nothing leaves this machine.</p>
    <form method="post" aria-labelledby="people">${hidden}
      <h2 id="people">Who are you today?</h2>
      <ul>${people}</ul>
    </form>
    <form method="post" aria-labelledby="other">${hidden}
      <h2 id="other">Or someone else</h2>
      <label for="name">Name</label>
      <input id="name" name="name" required maxlength="${LONGEST_NAME}" autocomplete="off" aria-describedby="name-hint">
      <p class="about" id="name-hint">The same name is the same person next time.</p>
      <button class="wide">Continue with this name</button>
    </form>
    <p><a href="${escapeMarkup(cancelAddress)}">Cancel</a></p>`,
  );
}

export const problemPage = (sentence: string): string =>
  page(
    'This sign-in cannot go on',
    `<p role="alert">${escapeMarkup(sentence)}</p><p><a href="/">Back to Oversleep</a></p>`,
  );

function page(heading: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<title>${heading}</title>
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<main>
<h1>${heading}</h1>
${content}
</main>
</body>
</html>
`;
}

export const STYLE = `
:root { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: #0d0e22; color: #f4f1ff; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem; }
h2 { font-size: 1.125rem; margin: 0 0 .75rem; }
form { background: #211f45; border: 1px solid #45416f; border-radius: 12px; padding: 1rem; margin: 1rem 0; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem; }
li { display: grid; gap: .25rem; }
label { display: block; margin-bottom: .25rem; }
input:not([type=hidden]) { width: 100%; min-height: 44px; padding: .5rem .75rem; font: inherit; color: inherit;
  background: #171538; border: 1px solid #8079ae; border-radius: 8px; }
button { width: 100%; min-height: 44px; padding: .5rem 1rem; font: inherit; font-weight: 600; text-align: left; cursor: pointer;
  color: #f4f1ff; background: #2d2a5a; border: 1px solid #8079ae; border-radius: 8px; }
button.wide { text-align: center; color: #2a2000; background: #ffd772; border-color: #ffd772; }
button:hover { border-color: #ffd772; }
.note, .about { color: #bdb7dd; }
.about { font-size: .875rem; margin: .25rem 0 .75rem; }
li .about { margin: 0; }
a { color: #ffd772; display: inline-block; padding: .625rem 0; }
:focus-visible { outline: 3px solid #ffd772; outline-offset: 2px; }
`;
