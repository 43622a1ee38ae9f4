// Small mistakes that are easily made in the game's rules, in the engine and in what reads input, and the tests that have to notice them.

const LOOP = 'packages/engine/src/loop';
const WEEK = 'packages/engine/src/week';
const SEARCH = 'packages/engine/src/search';
const STATISTICS = 'packages/engine/src/statistics';
const GAME = 'packages/game/src';
const SCREENS = 'packages/screens/src';
const INTERCHANGE = 'packages/interchange/src';
const CLI = 'packages/cli/src';

const day = [`${LOOP}/day.test.ts`, `${LOOP}/effects.test.ts`];
const cooking = [`${LOOP}/cooking.test.ts`];
const whole = [...day, ...cooking, 'packages/engine/src/properties.slow.test.ts'];
const summary = [
  `${STATISTICS}/regression.test.ts`,
  `${STATISTICS}/summary.test.ts`,
  `${STATISTICS}/chains.test.ts`,
  `${STATISTICS}/points.slow.test.ts`,
];
const tiers = ['packages/engine/src/tierlist'];
const solver = ['packages/engine/src/solver'];
const boxes = [`${INTERCHANGE}/read-box.test.ts`, `${INTERCHANGE}/records/json-records.test.ts`];
const game = [`${GAME}/stats.test.ts`, `${GAME}/energy.test.ts`, `${GAME}/goldens.test.ts`];

/**
 * `find` is in the file exactly once. `equivalent` says why no test can notice, where that is so.
 * @typedef {{ file: string, find: string, replace: string, tests: readonly string[], equivalent?: string }} Mutant
 */

/**
 * @param {string} file
 * @param {readonly string[]} tests
 * @param {readonly (readonly [find: string, replace: string, equivalent?: string])[]} changes
 * @returns {readonly Mutant[]}
 */
const mutants = (file, tests, changes) =>
  changes.map(([find, replace, equivalent]) => ({
    file,
    find,
    replace,
    tests,
    ...(equivalent === undefined ? {} : { equivalent }),
  }));

/** @type {readonly Mutant[]} */
export const MUTANTS = [
  ...mutants(`${LOOP}/help.ts`, whole, [
    ['member.wait = helps + 1', 'member.wait = helps'],
    ['(whole * (whole + 1)) / 2', '(whole * (whole - 1)) / 2'],
    [
      'Math.ceil((Math.min(fastUntil, until) - next) / interval)',
      'Math.floor((Math.min(fastUntil, until) - next) / interval)',
    ],
    ['if (left <= count) {', 'if (left < count) {'],
    ['member.next + (left - 1) * member.interval', 'member.next + left * member.interval'],
    ['member.steady = fastUntil >= horizon;', 'member.steady = true;'],
  ]),
  ...mutants(
    `${LOOP}/recipe-levels.ts`,
    [`${LOOP}/recipe-levels.test.ts`],
    [
      ['own.level.set(rise.level);', ''],
      ['own.exp.set(rise.exp);', ''],
      ['(exp[dish] ?? 0) + own.earned', 'own.earned'],
      ['order[place] = dish;', ''],
    ],
  ),
  ...mutants(
    `${LOOP}/lineups.ts`,
    [`${LOOP}/lineups.test.ts`, `${WEEK}/play.test.ts`],
    [
      ['if (at > 0 && from.plan.looks) lookIn(from);', 'if (at > 0 && from.plan.looks);'],
      ['if (!to.members.includes(member)) leave(', 'if (to.members.includes(member)) leave('],
      ['if (team.members.includes(member)) continue;', ''],
      ['member.surged = false;', ''],
      ["else if (rotation.rules.pity === 'all') member.wait = 0;", ''],
      ["if (pity !== 'keep') member.wait = 0;", ''],
      ["if (charges === 'reset') member.charges = 0;", ''],
      ["(clock === 'restart' ? 1 : uniform(member.night))", "(clock === 'restart' ? 0 : uniform(member.night))"],
      ['to.zone = from.zone;', ''],
    ],
  ),
  ...mutants(`${LOOP}/lineup-plan.ts`, [`${LOOP}/lineups.test.ts`], [['rules.bench * sleepEnergy(', 'sleepEnergy(']]),
  ...mutants(
    `${GAME}/normal-swap-plan.ts`,
    [`${GAME}/normal-swap-plan.test.ts`],
    [
      ['Math.min(awake, meal.at + HALF)', 'Math.min(awake, meal.at)'],
      ['minute <= awake ? minute', 'minute < awake ? minute'],
      ['.filter((m) => !before.includes(m)).length', '.length'],
      ['if (kept.length === 1) return { members, rotation: undefined };', ''],
    ],
  ),
  ...mutants(`${LOOP}/day.ts`, whole, [
    ['if (!member || member.procAt >= at) continue;', 'if (!member || member.procAt > at) continue;'],
    ['member.surged = false;', ''],
    ['member.next = member.procHelp + intervalNow(plan, member);', 'member.next = member.procHelp;'],
  ]),
  ...mutants(`${LOOP}/away.ts`, whole, [
    ['stored < plan.storedProcs && member.wait <= helps', 'stored < plan.storedProcs && member.wait < helps'],
    ['if (stored < plan.storedProcs) member.wait -= helps;', ''],
    ['let held = snacking ? carry : 0;', 'let held = 0;'],
    ['while (room < helps && held < carry) {', 'while (room < helps && held <= carry) {'],
    ['berries += Math.min(drops.berries, carry - held)', 'berries += drops.berries'],
    ['(helps - room) * drops.berries', 'helps * drops.berries'],
  ]),
  ...mutants(`${LOOP}/effects.ts`, whole, [
    ['member.procsToday += 1;\n  drawWait', 'drawWait'],
    ['helps = member.wait - 1;', 'helps = member.wait;'],
    ['if (invoker.surged ||', 'if ('],
    ['if (operation.chosen && !chosen) {', 'if (operation.chosen) {'],
    ['plan.strictCap ? gainBelow(plan.energyCap, energy, wanted)', 'plan.strictCap ? wanted'],
    ['const wanted = skillEnergy(amount, member.plan.energyFactor);', 'const wanted = amount;'],
    ['const taken = Math.min(amount, member.energy);', 'const taken = amount;'],
    ['(1 - member.plan.skillChance) ** tries', '1 - member.plan.skillChance * tries'],
    ['const full = invoker.charges >= charges.length - 1;', 'const full = invoker.charges >= charges.length;'],
    ['kitchen.potBonus += amount;', 'kitchen.potBonus = amount;'],
    ['kitchen.tastyBonus += amount;', 'kitchen.tastyBonus = amount;'],
  ]),
  ...mutants(`${LOOP}/cooking.ts`, whole, [
    ['Math.min(kitchen.potBonus, cooking.potCap)', 'kitchen.potBonus'],
    ['(cooking.pot[sunday ? 1 : 0] + bonus) * cooking.camp', 'cooking.pot[sunday ? 1 : 0] * cooking.camp + bonus'],
    ['Math.min(kitchen.tastyBonus, cooking.tastyCap)', 'kitchen.tastyBonus'],
    ['1 + chance * (odds.multiplier - 1)', '1 + chance * odds.multiplier'],
    ['  kitchen.potBonus = 0;\n', ''],
    ['if (tasty) kitchen.tastyBonus = 0;', 'kitchen.tastyBonus = 0;'],
    ['1 / (1 + sides.count)', '1'],
  ]),
  ...mutants(`${LOOP}/shelf.ts`, whole, [
    ['(stockpile[i] ?? 0) - (stock[i] ?? 0)', '(stockpile[i] ?? 0)'],
    ['while (shelf.total - bag > ENOUGH) discardExcess', 'if (shelf.total - bag > ENOUGH) discardExcess'],
    ['const excess = (size[r] ?? 0) - pot;', 'const excess = (size[r] ?? 0) - pot - 1;'],
  ]),
  ...mutants(`${LOOP}/drops.ts`, whole, [
    ['set.amount + ingredientAmount', 'set.amount'],
    ['share: share * (1 - chance)', 'share'],
    ['if (held + drop < carry)', 'if (held + drop <= carry)', 'a list of numbers takes nothing behind its end'],
    ['share * (roomy * drop - fitting)', 'share * roomy * drop'],
  ]),
  ...mutants(
    `${LOOP}/rng.ts`,
    [`${LOOP}/rng.test.ts`],
    [
      ['stream.a = b ^ (b >>> 9);', 'stream.a = b ^ (b >>> 8);'],
      ['return result ^ stream.flipped;', 'return result;'],
      ['stream.counter = 1;', ''],
    ],
  ),
  ...mutants(
    `${WEEK}/order.ts`,
    [`${WEEK}/order.test.ts`],
    [
      ['own.filter(({ at }) => at >= awake)', 'own.filter(({ at }) => at > awake)'],
      ['now.minute < awake', 'now.minute <= awake'],
      ['nap.to <= awake', 'nap.to < awake'],
      ['weekday < SUNDAY', 'weekday <= SUNDAY'],
      ['weekday === now.weekday ?', 'weekday >= now.weekday ?'],
    ],
  ),
  ...mutants(
    `${WEEK}/play.ts`,
    [`${WEEK}/play-order.test.ts`, `${WEEK}/play.test.ts`, `${WEEK}/answer.slow.test.ts`],
    [
      [
        '        if (at === 0) applyKnownState(all, known, false);',
        '        if (at < 0) applyKnownState(all, known, false);',
      ],
      ['        handOver(all, event.lineup, at);\n', ''],
      ['        if (weekday < now.weekday) before = strength();\n        else gained', '        gained'],
      ['weekday > first ? naps[weekday - 1] : undefined', 'undefined'],
      ['        finishDay(state);\n', ''],
    ],
  ),
  ...mutants(
    `${SEARCH}/wishes.ts`,
    [`${SEARCH}/wishes.test.ts`],
    [
      ['.length > members) return false;', '.length >= members) return false;'],
      ['.length < wanted) return false;', '.length <= wanted) return false;'],
      ['.length <= near.changes', '.length < near.changes'],
      ['if (fixed.length > size)', 'if (fixed.length >= size)'],
      ['(count * (from - places + k)) / k', '(count * (from - places + 1)) / k'],
    ],
  ),
  ...mutants(
    `${SEARCH}/feasible.ts`,
    [`${SEARCH}/wishes.test.ts`],
    [
      ['<= most) &&', '< most) &&'],
      ['>= (wishes.healers ?? 0)', '> (wishes.healers ?? 0)'],
      ['<= (wishes.near?.changes ?? size)', '< (wishes.near?.changes ?? size)'],
      ['return decisive.length > 0 ? decisive : asked;', 'return asked;'],
      ['Math.min(open, next.count) + 1', 'Math.min(open, next.count)'],
    ],
  ),
  ...mutants(
    `${SEARCH}/model.ts`,
    [`${SEARCH}/model.test.ts`],
    [
      ['spread() ** 2 + (error / scale) ** 2', 'spread() ** 2'],
      ['squares += Math.max(0,', 'squares += Math.min(0,'],
      ['(covariance[place] ?? 0) - (own * (gain[j] ?? 0)) / total2', 'covariance[place] ?? 0'],
      ['fill(1, 0, PARTS)', 'fill(1, 0, PARTS - 1)'],
    ],
  ),
  ...mutants(
    `${SEARCH}/race.ts`,
    [`${SEARCH}/race.test.ts`],
    [
      ['!(mean > DROPPED * error)', '!(mean > 0)'],
      ['.slice(0, FIELD)', ''],
      ['relative(first) <= PRECISION && ', ''],
      ['      if (steps >= most) return [];\n', ''],
      ['if (orders.length === 0) for', 'if (orders.length < 0) for'],
      ['contender === first ? rival : contender', 'contender'],
      ['first?.raced && other?.raced', 'other?.raced'],
      ['count: target - chains.length', 'count: target'],
    ],
  ),
  ...mutants(
    `${SEARCH}/simulated-teams.ts`,
    [`${SEARCH}/simulated-teams.test.ts`],
    [
      ['best * (1 + PROGRESS)', 'best * (1 - PROGRESS)'],
      ['keyOf([...team].sort((a, b) => a - b))', 'keyOf(team)'],
      ['Math.max(first.known.mean, best)', 'first.known.mean'],
    ],
  ),
  ...mutants(
    `${SEARCH}/propose.ts`,
    [`${SEARCH}/stages.slow.test.ts`],
    [
      ['    start.expanded = false;\n', ''],
      ['      isDone = true;\n', ''],
      ['if (!start || isSmall)', 'if (!start)'],
    ],
  ),
  ...mutants(
    `${SEARCH}/screen.ts`,
    [`${SEARCH}/stages.slow.test.ts`],
    [
      ['!simulated && predicted', 'predicted'],
      ['hope * predicted.doubt', '4 * predicted.doubt'],
      ['steps < most && tested', 'tested'],
      ['tested.idleRounds() < patience', 'tested.idleRounds() <= patience'],
      ['if (!isCountable) yield* expandBest();', ''],
    ],
  ),
  ...mutants(
    `${SEARCH}/nearby.ts`,
    [`${SEARCH}/stages.slow.test.ts`],
    [
      ['      visited.add(here);\n', ''],
      ['!members.has(m)).length === 1', '!members.has(m)).length <= 2'],
      ['!isSmall && steps < most', '!isSmall'],
    ],
  ),
  ...mutants(`${STATISTICS}/regression.ts`, summary, [
    ['const left = chains - 1 - used;', 'const left = chains - used;'],
    ['Math.sqrt(variance * (1 / total + leverage))', 'Math.sqrt(variance / total)'],
    ['Math.max(0, squares - explained) / left', 'squares / left'],
  ]),
  ...mutants(`${STATISTICS}/points.ts`, summary, [['< share) low = middle;', '<= 1 - share) low = middle;']]),
  ...mutants('packages/engine/src/tierlist/score.ts', tiers, [
    ['[1.5, 1, 1]', '[1, 1, 1]'],
    ['1 - SHARE_PER_MATE * (member.size - 1)', '1 - SHARE_PER_MATE * member.size'],
    ['(1 + recipe.bonus / 100) * top.recipe', 'top.recipe'],
    ['Math.min(gained[i] ?? 0, amount - (ownIn[i] ?? 0))', 'Math.min(gained[i] ?? 0, amount)'],
    ['ingredients + filler + supportIngredients', 'ingredients + supportIngredients'],
  ]),
  ...mutants('packages/engine/src/solver/search.ts', solver, [
    ['if (amount > places * (most[i] ?? 0)) return false;', 'if (amount >= places * (most[i] ?? 0)) return false;'],
    ['if (total > places * best * (1 + NOISE)) return false;', 'if (total > best) return false;'],
    ['if (once) used[f] = 1;', ''],
    [
      'if (better >= standIns) break;',
      'if (better >= 0) break;',
      'rows that others could stand in for stay, which costs time and changes no team',
    ],
  ]),
  ...mutants(
    `${GAME}/energy.ts`,
    [...game, ...whole],
    [
      ['energy < (ends[row] ?? 0)', 'energy <= (ends[row] ?? 0)'],
      ['Math.min(gift, Math.max(0, cap - energy))', 'Math.min(gift, cap - energy)'],
      ['Math.max(0, energy - steps)', 'energy - steps'],
      ['(1 + bonusPerMember * sleeper.bonusMembers)', '(1 + bonusPerMember)'],
      ['sleeper.ownBonus ? capWithBonus : cap', 'cap'],
    ],
  ),
  ...mutants(
    `${GAME}/week-state.ts`,
    [`${GAME}/week-rows.test.ts`],
    [
      ['momentOf({ ...entry }) >= momentOf({ ...week })', 'momentOf({ ...entry }) > momentOf({ ...week })'],
      ['!counted.includes(entryKey(entry))', 'true'],
      ['entry.strength !== null && ', ''],
      [', tasty: 0, pot: 0 }', ' }'],
      ['(parseClock(time) ?? 0) + 1', '(parseClock(time) ?? 0)'],
    ],
  ),
  ...mutants(`${GAME}/stats.ts`, game, [
    ['1 - rules.speedPerLevel * (level - 1)', '1 - rules.speedPerLevel * level'],
    ['Math.max(rules.speedFloor,', 'Math.max(0,'],
    ['p / (1 - (1 - p) ** most)', 'p'],
    ['Math.ceil(Math.ceil(slots', 'Math.floor(Math.ceil(slots'],
  ]),
  ...mutants(
    `${SCREENS}/digits.ts`,
    [`${SCREENS}/digits.test.ts`],
    [
      ['heightOf(piece) > 0.82 * tallest', 'heightOf(piece) > 0'],
      ['worst < (ways.get(cut)?.worst ?? Number.POSITIVE_INFINITY)', 'worst < 0'],
      ['label ? afterLabel(pieces, tallest) : pieces', 'pieces'],
      ['pieces.findLastIndex(isStop) + 1', '0'],
      ['part.box.left - end < 0.4 * heightOf(part.box)', 'part.box.left - end < 4 * heightOf(part.box)'],
      ['withoutEdge(line, EDGE / 2)', 'line'],
      ['d < CLEAR.distance && margin > CLEAR.margin', 'd < 1'],
    ],
  ),
  ...mutants(
    `${SCREENS}/anchors.ts`,
    [`${SCREENS}/anchors.test.ts`],
    [
      ['isBarGreen) > 0.5)', 'isBarGreen) >= 0)'],
      ['isBetween(heightOf(bar), 0.025, 0.09)', 'isBetween(heightOf(bar), 0.025, 9)'],
      ['skillBar ? bars[skillAt - 1] : bars.findLast(isFollowedByPill)', 'bars[skillAt - 1]'],
      ['bars[skillAt + 1]', 'bars[skillAt]'],
      ['isBetween(heightOf(pill), ...PILL_HEIGHT)', 'heightOf(pill) > 0'],
      ['pill.bottom < end &&', 'pill.bottom < 0 &&'],
    ],
  ),
  ...mutants(
    `${SCREENS}/layout.ts`,
    [`${SCREENS}/layout.test.ts`],
    [
      ['isEmpty(box) || !isWhole', 'isEmpty(box)'],
      ['abilityPills.slice(-2)', 'abilityPills.slice(0, 2)'],
      ['skillBar.top - carry.bottom < 0.25', 'skillBar.top - carry.bottom < 25'],
      ['top > card.bottom || x > 0.57', 'top > card.bottom'],
      ['3 + Math.max(0, Math.round(', '3 + Math.max(0, Math.floor('],
      ['if (card) {', 'if (!card) {'],
    ],
  ),
  ...mutants(
    `${SCREENS}/proof.ts`,
    [`${SCREENS}/proof.test.ts`],
    [
      ['open.includes(null) ||', ''],
      ['given.skillLevel > species.skill.maxLevel', 'false'],
      ['speeds.filter((ribbon) => sizes.includes(ribbon))', 'speeds'],
      ['{ length: previousEvolutions + 1 }', '{ length: 1 }'],
      ['earned.slice(-1)', 'earned'],
      ['counted.length > 0 ? counted : choices', 'choices'],
    ],
  ),
  ...mutants(
    `${SCREENS}/vocabulary.ts`,
    [`${SCREENS}/vocabulary.test.ts`],
    [
      [".replaceAll('$', 's')", ''],
      ['letter === other ? 0 : 1', '1'],
      ['distance < (best.get(word.key) ?? Number.POSITIVE_INFINITY)', 'true'],
      ['(first.distance === 0 && second.distance > 0)', 'first.distance === 0'],
      ['isNear(first) && (second', '(second'],
      ["key.endsWith('_RANGE') || short === text", 'short === text'],
    ],
  ),
  ...mutants(
    `${SCREENS}/identify.ts`,
    [`${SCREENS}/identify.test.ts`],
    [
      ['(best.score < 3 && !isAnswered)', 'false'],
      ['if (screen.mint) doubts.add(', 'if (!screen.mint) doubts.add('],
      ['isProven && doubts.all().length === 0 && screen.notes.length === 0', 'isProven && doubts.all().length === 0'],
      ['if (read && !fits) doubts.add(', 'if (!read) doubts.add('],
      ['subskills.indexOf(key) !== slot', 'false'],
      ['isSure(hours) ? sure(earned)', 'hours ? sure(earned)'],
      ['nearest.distance > 0.5) ? name.text', 'nearest.distance > 5) ? name.text'],
    ],
  ),
  ...mutants(
    `${SCREENS}/join.ts`,
    [`${SCREENS}/join.test.ts`],
    [
      ['isSure(a) || b === undefined ? a', 'b === undefined ? a', 'two sure readings of one creature say the same'],
      ['isSure(a) && isSure(b) && a?.value !== b?.value', 'a?.value !== b?.value'],
      ['(a.length > b.length ? a : b)', '(a.length < b.length ? a : b)'],
      ['!isSame(a.level, b.level) || !isSame(a.rp, b.rp)', '!isSame(a.level, b.level)'],
      ['nameA.distance < 0.2 && nameB.distance < 0.2', 'true'],
      ['mint: a.mint || b.mint', 'mint: a.mint'],
      ['a.notes.length <= b.notes.length ? a.notes : b.notes', 'a.notes'],
    ],
  ),
  ...mutants(`${INTERCHANGE}/read-box.ts`, boxes, [
    ['if (share > (best?.share ?? 0))', 'if (share >= (best?.share ?? 0))'],
    ["box.text.includes('\\t') ? 'pokesleep-tsv' : 'pokesleep-csv'", "'pokesleep-csv'"],
    ['doubts.length > 0 ? withDoubts(creature, doubts) : creature', 'creature'],
  ]),
  ...mutants(`${INTERCHANGE}/text/opened.ts`, boxes, [['made ??= { value: make() };', 'made = { value: make() };']]),
  ...mutants(`${INTERCHANGE}/records/json-box.ts`, boxes, [
    ['(marked ?? false) !== (found.version !== undefined)', 'false'],
    ['(found?.version ?? OWN_VERSION) > OWN_VERSION', 'false'],
    ['kind === records', 'kind !== undefined'],
  ]),
  ...mutants(`${INTERCHANGE}/records/json-records.ts`, boxes, [
    ['if (like > (best?.like ?? 0))', 'if (like > 0)'],
    ['NEVER.test(name) ? undefined : unwrapped(each)', 'unwrapped(each)'],
    ['isEntry && inner !== null', 'inner !== null'],
    ['same !== undefined && isSame(records[same]?.value, member)', 'same !== undefined'],
    ['memberIndex: undefined, version: undefined', 'version: undefined'],
  ]),
  ...mutants(`${INTERCHANGE}/formats/raenonx.ts`, boxes, [['? 0.8 : 0', '? 1 : 0']]),
  ...mutants(
    `${CLI}/command/command.ts`,
    [`${CLI}/command/command.test.ts`],
    [
      ['others.includes(key) ? undefined : values[key]', 'values[key]'],
      ["['before input', 'early', undefined]", "['before input', undefined, 'early']"],
      ['if (others.length > 0) report', 'if (others.length > 9) report'],
      ['(needed === undefined || needed in values)', 'true'],
      ['interrupt.aborted ? INTERRUPTED : ', ''],
      ["'json' in options && options.json === true", 'true'],
      ['check?.(whole,', 'if (report.problems.length > 99) check?.(whole,'],
    ],
  ),
  ...mutants(
    `${CLI}/command/usage.ts`,
    [`${CLI}/command/command.test.ts`],
    [
      ['exclusive.includes(key) && key !== first', 'false'],
      ['return [option.required ?', 'return [option.multiple ?'],
      ['option.unlisted ||', ''],
      ['option.label ?? flagOf(key, option)', 'flagOf(key, option)'],
    ],
  ),
  ...mutants(
    `${CLI}/commands.ts`,
    [`${CLI}/commands.test.ts`],
    [
      ['if (part) return part.run(rest);', 'if (part) return part.run(args);'],
      ["args.includes('--help')", "args[0] === '--help'"],
    ],
  ),
  ...mutants(
    `${CLI}/input/load.ts`,
    [`${CLI}/input/load.test.ts`],
    [
      ['isObject(content.input) ? content.input : content', 'false ? content.input : content'],
      ['valueIn(checkTeam(game, teamIn(file)))', 'valueIn(checkTeam(game, readJson(file)))'],
      ['String(entry.id ?? entry.externalId ?? i + 1)', 'String(entry.id ?? i)'],
      ['const members = creatures ? checked.members : membersIn(game, box);', 'const members = checked.members;'],
      ['if (box.isTooDeep) throw', 'if (false) throw'],
      ['readBox(game, box)', 'readBox(game, box.text)'],
      ['read.id ?? String(read.row)', 'String(read.row)'],
    ],
  ),
  ...mutants(
    `${CLI}/input/strict.ts`,
    [`${CLI}/input/load.test.ts`, `${CLI}/misspelt.test.ts`],
    [
      ['!isNickname(note) && !isWholeTeam(note)', '!isWholeTeam(note)'],
      ['problems.length > 0 ? { ok: false, problems } : checked', 'checked'],
    ],
  ),
  ...mutants(
    'packages/engine/src/search/conditions.ts',
    ['packages/engine/src/search/conditions.test.ts'],
    [
      ['withTeam || changes !== null ? team : []', 'withTeam ? team : []'],
      ['if (left.has(externalId)) return false;', ''],
      ['isInBox &&', ''],
      ['changes + TEAM_SIZE - present.length', 'changes'],
      ['others < TEAM_SIZE &&', 'others <= TEAM_SIZE &&'],
    ],
  ),
  ...mutants(
    `${CLI}/best/conditions.ts`,
    [`${CLI}/best/conditions.test.ts`],
    [
      ['isNamed(creature.externalId) || takes(creature)', 'takes(creature)'],
      ['creature: atLevel(conditions, member.creature)', 'creature: member.creature'],
      ['wanted.changes !== undefined && present.length === 0', 'false'],
      ['withTeam: true', 'withTeam: false'],
      ['if (named.length > 0)', 'if (named.length > 9)'],
    ],
  ),
  ...mutants(
    `${CLI}/week/week.ts`,
    [`${CLI}/week/week.slow.test.ts`],
    [
      ['options: { precision: wanted, seed: start }', 'options: { seed: start }'],
      ['valueIn(validateWeek(game, readJson(file)))', "valueIn(validateWeek(gameOf('2025-10'), readJson(file)))"],
    ],
  ),
  ...mutants(
    `${CLI}/week/table.ts`,
    [`${CLI}/week/table.test.ts`, `${CLI}/week/week.slow.test.ts`],
    [
      ['percents[i] === 0 ? [] : [[rank', 'false ? [] : [[rank'],
      ['typicalStrength === undefined ? []', 'typicalStrength !== undefined ? []'],
      ['change.mean === 0 && change.error === 0', 'change.mean === 0 && change.error > 0'],
    ],
  ),
];
