import { lightWords } from '#foundation/language/english/everyday-words.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { When, Wording } from '#foundation/time/words/when.ts'
import { masked } from './known-deeds.ts'
import { unsaid } from '#foundation/language/english/old-values.ts'
import { daysOf, isOneDay } from './said-when.ts'
import { bestOf, isOfTitle, type Naming, namingsOf, sharedWords } from './titles.ts'

/** A reminder of the person, as far as a message can name it. `next`: on the wall, where it has a time of its own. */
export type KnownReminder = {
  id: string
  title: string
  isBefore: boolean
  next?: string | null
  rule?: string | null
  again?: number | null
}

/** Which reminders are meant, and the message without the words that say so. `day`: only those that come then. */
export type Targets = {
  reminders: KnownReminder[]
  isSeveral: boolean
  rest: string
  day?: { from: string; to: string; next?: true }
}

/**
 * Which reminders a message is about: by words of their titles, by their day or time, by how they come, by how many are
 * meant. A time behind them may say which are meant, or when they are to come, so there may be two readings of it.
 */
export function targetsIn(text: string, reminders: readonly KnownReminder[], wording: Wording): Targets[] {
  const tokens = tokenize(text)
  // A day that stands in a title says none: “the look at tomorrow reminder”.
  const times = readTimes(text, wording)
    .map((time) => withoutAim(time, text))
    .filter(({ at, until }) => !isInTitle(text.slice(at, until), reminders))
  const sure = times.filter((time) => isBeforeNoun(text, time, reminders))
  const all = times.filter((time) => sure.includes(time) || isBehindNoun(text, time, reminders))
  // “All reminders for tomorrow”: where there are several, the time says which.
  const isEither = all.length > sure.length && !tokens.some((token) => plurals.has(token.text))
  const readings = isEither ? [all, sure] : [all]
  return readings.flatMap((own) => targeted({ text, tokens, own }, reminders) ?? [])
}

/** Of “those for tomorrow to 7pm” the day alone says which. */
function withoutAim({ end, ...time }: When, text: string): When {
  const aim = text.slice(time.at, time.until).search(/ to /i)
  const isWhole = aim === -1 || time.grain === 'day' || !end
  return isWhole ? { ...time, ...(end && { end }) } : { ...time, until: time.at + aim, saysTime: false }
}

function isInTitle(said: string, reminders: readonly KnownReminder[]): boolean {
  const words = said.toLowerCase().replace(/['’]s?$/, '')
  return reminders.some(({ title }) => title.toLowerCase().split(' ').includes(words))
}

type Said = { text: string; tokens: readonly Token[]; own: readonly When[] }

function targeted({ text, tokens, own }: Said, reminders: readonly KnownReminder[]): Targets | undefined {
  const free = tokens.filter(({ from, to }) => !own.some(({ at, until }) => at <= from && to <= until))
  const kind = kindIn(free)
  const counts = countsIn(free)
  const within = reminders.filter(
    (each) => (!kind || kind.holds(each)) && own.every((time) => comesAt(each, time, text)),
  )
  const namings = namingsOf(
    free.filter((token) => !counts.includes(token)),
    within.map(({ title }) => title),
  )
  const isLimited = own.length > 0 || kind !== undefined || counts.length > 0
  if (namings.length === 0 && !(isLimited && free.some((token) => nouns.has(token.text)))) return undefined
  const isPlural = counts.length > 0 || free.some((token) => plurals.has(token.text))
  const titleOf = ({ title }: Naming) => within[title]?.title ?? ''
  const row = rowOf(free, namings, titleOf)
  const isSeveral = isPlural || row.length > 1
  const named = row.length > 1 ? row : mostShared(free, bestOf(namings), titleOf, isPlural)
  const found = namings.length === 0 ? within : named.flatMap(({ title }) => within.slice(title, title + 1))
  if (found.length === 0) return undefined
  const titles = new Set(named.flatMap((each) => tokenize(titleOf(each)).map((token) => token.text)))
  const shared = free.filter((token) => titles.has(token.text) && !lights.has(token.text))
  const used = [...named.flatMap((each) => each.used), ...shared, ...(kind?.used ?? []), ...counts]
  const day = own.find(({ saysDay }) => saysDay)
  return {
    reminders: found,
    isSeveral,
    rest: unsaid(masked(text, used), own),
    ...(day && { day: { ...daysOf(day), ...(isOneDay(day, text) && { next: true as const }) } }),
  }
}

/** Of those that are named alike, the ones of which most words stand there. */
function mostShared(
  tokens: readonly Token[],
  namings: readonly Naming[],
  titleOf: (each: Naming) => string,
  isPlural: boolean,
): readonly Naming[] {
  const shared = (each: Naming) => sharedWords(tokens, titleOf(each))
  const most = Math.max(0, ...namings.map(shared))
  return isPlural ? namings : namings.filter((each) => shared(each) === most)
}

const joints = new Set(['and', 'or', 'nor', '&'])

/** “The council and the deed reminder”: each by words of its own, and no order stands behind the “and”. */
function rowOf(tokens: readonly Token[], namings: readonly Naming[], titleOf: (each: Naming) => string): Naming[] {
  const at = tokens.findIndex(({ text }) => joints.has(text))
  const verbs = new Set(namings.map((each) => tokenize(titleOf(each))[0]?.text))
  if (at === -1 || verbs.has(tokens[at + 1]?.text)) return []
  const own = namings.filter(({ used, title }) =>
    used.some((token) => namings.every((other) => other.title === title || !other.used.includes(token))),
  )
  const sides = new Set(own.flatMap(({ used }) => used.map((token) => tokens.indexOf(token) < at)))
  return own.length > 1 && sides.size > 1 ? own : []
}

const nouns = new Set('reminder reminders one ones alarm alarms'.split(' '))
const plurals = new Set(['reminders', 'ones', 'alarms'])

/** “Today's 4pm reminder”, “thursday's mortgage reminder”. */
function isBeforeNoun(text: string, { at, until }: When, reminders: readonly KnownReminder[]): boolean {
  const said = text.slice(at, until).toLowerCase()
  const before = tokenize(text.slice(0, at)).at(-1)?.text ?? ''
  const isAim = /^(?:at|on|in|by|for|to|until|till) /.test(said) && !/['’]s$/.test(said)
  if (leading.has(before) || isAim) return false
  const behind = tokenize(text.slice(until))
  const noun = behind.findIndex((token) => nouns.has(token.text))
  const between = noun === -1 ? undefined : behind.slice(0, noun)
  return between !== undefined && between.length <= mostBetween && isOfTitles(between, reminders, ofKind)
}

/** “The reminder tonight at 8”, “both reminders I have for tomorrow”. */
function isBehindNoun(text: string, { at }: When, reminders: readonly KnownReminder[]): boolean {
  const before = tokenize(text.slice(0, at))
  const noun = before.findLastIndex((token) => nouns.has(token.text))
  if (noun === -1 || before.length - noun > mostBetween || /[.!?]/.test(text.slice(before[noun]?.to, at))) return false
  return isOfTitles(before.slice(noun + 1), reminders, having)
}

const mostBetween = 6
const leading = new Set('to until till at from'.split(' '))
const having = new Set('do i have got for on at from due set coming that is are which comes of the about'.split(' '))
const ofKind = new Set('repeating recurring regular the my of about for'.split(' '))

function isOfTitles(
  tokens: readonly Token[],
  reminders: readonly KnownReminder[],
  beside: ReadonlySet<string>,
): boolean {
  const left = tokens.filter(({ text }) => !beside.has(text))
  return left.every(({ text }) => reminders.some(({ title }) => isOfTitle(text, title)))
}

type Kind = { used: Token[]; holds: (each: KnownReminder) => boolean }

/** “The repeating ones”, “my daily reminder”, “the one-off ones”. */
function kindIn(tokens: readonly Token[]): Kind | undefined {
  const repeats = tokens.filter((token) => repeating.has(token.text))
  if (repeats.length > 0) return { used: repeats, holds: ({ rule }) => (rule ?? null) !== null }
  const off = tokens.findIndex(({ text }, at) => text === 'off' && oneOff.has(tokens[at - 1]?.text ?? ''))
  if (off > 0)
    return {
      used: tokens.slice(tokens[off - 1]?.text === '-' ? off - 2 : off - 1, off + 1),
      holds: ({ rule, isBefore }) => !isBefore && (rule ?? null) === null,
    }
  const isAsked = tokens.slice(0, 2).some(({ text }) => text === 'which' || text === 'what')
  const often = tokens.find(
    ({ text }, at) => Object.hasOwn(frequencies, text) && (isAsked || nouns.has(tokens[at + 1]?.text ?? '')),
  )
  const frequency = often && frequencies[often.text]
  return frequency === undefined
    ? undefined
    : { used: often ? [often] : [], holds: ({ rule }) => rule?.includes(`FREQ=${frequency}`) === true }
}

const oneOff = new Set(['one', '-'])
const repeating = new Set(['repeating', 'recurring'])
const frequencies: Readonly<Record<string, string>> = {
  daily: 'DAILY',
  weekly: 'WEEKLY',
  monthly: 'MONTHLY',
  yearly: 'YEARLY',
  annual: 'YEARLY',
}

/** “All”, “both”, “every one of my”, where it counts reminders: not “every day”, “all-hands”. */
function countsIn(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ text }, at) => {
    if (!counting.has(text) || units.has(tokens[at + 1]?.text ?? '')) return false
    const noun = tokens
      .slice(at + 1, at + 1 + mostBetween)
      .findIndex((token) => plurals.has(token.text) || token.text === 'reminder')
    const between = tokens.slice(at + 1, at + 1 + Math.max(0, noun))
    const isPlain = between.every(
      (token) => counting.has(token.text) || lights.has(token.text) || repeating.has(token.text),
    )
    return noun !== -1 && (isPlain || numbers.has(text) || (text === 'all' && between[0]?.text !== '-'))
  })
}

/** “Every two weeks”. */
const units = new Set('minutes hours days weeks months years day week month year hour minute'.split(' '))
const numbers = new Set('both two three four five'.split(' '))
const counting = new Set(['all', 'every', 'each', ...numbers])
const lights = new Set(lightWords)

/** Whether it comes next at a time that was said. */
function comesAt(
  { next }: KnownReminder,
  { start, end, saysDay, saysTime, grain, at, until }: When,
  text: string,
): boolean {
  if (next === undefined || next === null) return false
  const comes = Temporal.PlainDateTime.from(next.slice(0, 16))
  if (!saysTime || grain === 'part' || end) {
    const last = end ?? start.add({ days: 1 })
    return Temporal.PlainDateTime.compare(comes, start) >= 0 && Temporal.PlainDateTime.compare(comes, last) < 0
  }
  if (saysDay && !comes.toPlainDate().equals(start.toPlainDate())) return false
  // “The 8 o'clock one” may be in the morning or in the evening.
  const isEither = !/am|pm|morning|evening|tonight|night|afternoon|noon|midnight/i.test(text.slice(at, until))
  const [one, other] = [comes.toPlainTime(), start.toPlainTime()]
  return one.equals(other) || (isEither && one.equals(other.add({ hours: 12 })))
}
