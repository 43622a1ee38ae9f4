// A Discord bot on an Oversleep server, without libraries: /dex, /recipe with autocomplete, and /rate.
//   DISCORD_PUBLIC_KEY=… OVERSLEEP=https://oversleep.example node bot.mjs
// Give Discord the address of this server as the interactions endpoint of your application; register.mjs adds the commands.
import { createPublicKey, verify } from 'node:crypto';
import { createServer } from 'node:http';

const { DISCORD_PUBLIC_KEY = '', OVERSLEEP = 'http://localhost:3000', PORT = '8080' } = process.env;
const DISCORD = process.env.DISCORD_API ?? 'https://discord.com/api/v10';
const MAX_BODY = 100_000;
const MAX_CHOICES = 25;
const TYPE = { ping: 1, command: 2, autocomplete: 4 };
const REPLY = { pong: 1, message: 4, deferred: 5, choices: 8 };

// An Ed25519 key as DER is this head and its 32 bytes.
const publicKey = createPublicKey({
  key: Buffer.from(`302a300506032b6570032100${DISCORD_PUBLIC_KEY}`, 'hex'),
  format: 'der',
  type: 'spki',
});

function isSigned(headers, body) {
  const signature = Buffer.from(String(headers['x-signature-ed25519'] ?? ''), 'hex');
  const signed = Buffer.concat([Buffer.from(String(headers['x-signature-timestamp'] ?? '')), body]);
  return signature.length === 64 && verify(null, signed, publicKey, signature);
}

async function oversleep(path, body) {
  const init = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(OVERSLEEP + path, init);
  const json = await answer.json();
  if (!answer.ok) throw new Error(json.message);
  return json;
}

/** Discord and Oversleep name languages differently. */
const languageOf = (locale = 'en') =>
  ['zh-CN', 'zh-TW'].includes(locale)
    ? locale
    : (['ja', 'ko', 'de', 'fr', 'es'].find((id) => locale.startsWith(id)) ?? 'en');

const find = (kind, text, locale, limit) =>
  oversleep(
    `/api/find?${new URLSearchParams({ kind, q: text.slice(0, 64), lang: languageOf(locale), limit: String(limit) })}`,
  );

async function keyOf(kind, text, locale) {
  const { results } = await find(kind, text, locale, 1);
  if (!results[0]) throw new Error(`Nothing is called “${text}”.`);
  return results[0];
}

const ANSWERS = {
  dex: async ({ name }, locale) => {
    const found = await keyOf('species', name, locale);
    const species = await oversleep(`/api/pokemon/${found.key}`);
    const ingredients = species.ingredient60.map(({ ingredient }) => ingredient.name).join(', ');
    return `**${found.name}** · ${species.specialty} · ${species.berry.displayName} · every ${species.frequency} s\n${species.skill.name} · ${ingredients}`;
  },
  recipe: async ({ name }, locale) => {
    const found = await keyOf('recipe', name, locale);
    const dish = await oversleep(`/api/meal/${found.key}`);
    const ingredients = dish.ingredients.map(({ amount, ingredient }) => `${amount} ${ingredient.name}`).join(', ');
    return `**${found.name}** · ${dish.type} · ${dish.value} to ${dish.valueMax} Strength\n${ingredients}`;
  },
  rate: async ({ text }) => {
    const { creature, rp, ranks } = await oversleep('/api/rate', { text });
    const rank = (aim) => `${aim} top ${Math.ceil(ranks[aim].share * 100)} %`;
    return `**${creature.pokemon}** level ${creature.level} · RP ${rp.value}\n${['berries', 'ingredients', 'skill'].map(rank).join(' · ')}`;
  },
};

const message = (content) => ({ content, allowed_mentions: { parse: [] } });

async function contentOf({ data, locale }) {
  const options = Object.fromEntries((data.options ?? []).map(({ name, value }) => [name, String(value)]));
  try {
    return await ANSWERS[data.name](options, locale);
  } catch (error) {
    return `That did not work: ${error.message}`;
  }
}

/** Discord waits three seconds for the first answer, and fifteen minutes for the message. */
async function finish(interaction) {
  const url = `${DISCORD}/webhooks/${interaction.application_id}/${interaction.token}/messages/@original`;
  const body = JSON.stringify(message(await contentOf(interaction)));
  await fetch(url, { method: 'PATCH', headers: { 'content-type': 'application/json' }, body });
}

async function choicesFor({ data, locale }) {
  const focused = data.options.find((option) => option.focused);
  if (!focused?.value.trim()) return [];
  const kind = data.name === 'dex' ? 'species' : 'recipe';
  const { results } = await find(kind, focused.value, locale, MAX_CHOICES);
  return results.map(({ name }) => ({ name, value: name }));
}

async function replyTo(interaction) {
  if (interaction.type === TYPE.ping) return { type: REPLY.pong };
  if (interaction.type === TYPE.autocomplete)
    return { type: REPLY.choices, data: { choices: await choicesFor(interaction).catch(() => []) } };
  if (interaction.type !== TYPE.command || !Object.hasOwn(ANSWERS, interaction.data.name)) return undefined;
  if (interaction.data.name !== 'rate') return { type: REPLY.message, data: message(await contentOf(interaction)) };
  finish(interaction).catch((error) => console.error(error.message));
  return { type: REPLY.deferred };
}

async function bodyOf(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BODY) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const server = createServer(async (request, response) => {
  const body = await bodyOf(request).catch(() => undefined);
  if (body === undefined || !isSigned(request.headers, body)) return response.writeHead(401).end('bad signature');
  const reply = await replyTo(JSON.parse(body.toString())).catch(() => undefined);
  if (reply === undefined) return response.writeHead(400).end();
  return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
});
server.listen(Number(PORT), () => console.log(`listening on port ${server.address().port}`));
