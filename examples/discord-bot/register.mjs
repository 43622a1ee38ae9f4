// Tells Discord which commands the bot has; once, and after every change of them.
//   DISCORD_APPLICATION_ID=… DISCORD_BOT_TOKEN=… node register.mjs
const { DISCORD_APPLICATION_ID, DISCORD_BOT_TOKEN, DISCORD_API = 'https://discord.com/api/v10' } = process.env;
const TEXT = 3;

const named = (name, description) => ({
  name,
  description,
  options: [{ type: TEXT, name: 'name', description: 'In any language', required: true, autocomplete: true }],
});

const commands = [
  named('dex', 'A Pokémon: specialty, berry, ingredients, Main Skill'),
  named('recipe', 'A dish: ingredients and Strength'),
  {
    name: 'rate',
    description: 'How good a Pokémon is',
    options: [{ type: TEXT, name: 'text', description: 'A share link or an export of one Pokémon', required: true }],
  },
];

const answer = await fetch(`${DISCORD_API}/applications/${DISCORD_APPLICATION_ID}/commands`, {
  method: 'PUT',
  headers: { authorization: `Bot ${DISCORD_BOT_TOKEN}`, 'content-type': 'application/json' },
  body: JSON.stringify(commands),
});
console.log(answer.ok ? `${commands.length} commands registered` : `Discord answered ${answer.status}`);
process.exitCode = answer.ok ? 0 : 1;
