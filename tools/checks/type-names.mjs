// Which names of types say what a thing has been through, or nothing at all, instead of what it is.

/** Participles that don't end in -ed. */
const IRREGULAR = new Set(
  'Bought Built Chosen Climbed Done Drawn Eaten Fed Found Given Gone Grown Held Kept Known Laid Left Lost Made Met Paid Put Read Said Seen Sent Shown Sold Spent Taken Taught Thought Understood Woken Won Written'.split(
    ' ',
  ),
);
/** End in -ed, but are nouns or plain adjectives. */
const NOUNS = new Set('Bed Embed Feed Need Seed Shed Speed'.split(' '));
/** Say nothing of what they hold. */
const VAGUE = new Set(
  'All Beside Course Entry Errand Essence Item Lot Lots One Ones Other Others Part Parts Place Piece Rest Scene Some Stage Stays Stuff Thing Things What Which Who Worths'.split(
    ' ',
  ),
);

/**
 * A participle as the last word (`Asked`, `TeamAsked`), or nothing but a vague noun.
 * @param {string} name
 */
export function isUnclearName(name) {
  if (VAGUE.has(name)) return true;
  const last = /[A-Z][a-z]*$/.exec(name)?.[0] ?? name;
  return IRREGULAR.has(last) || (/ed$/.test(last) && !NOUNS.has(last));
}
