import { lightWords } from '#foundation/language/english/everyday-words.ts'
import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { When, Wording } from '#foundation/time/words/when.ts'
import type { AskWish, Described } from '../wish.ts'
import { daysIn } from './due.ts'
import { lists } from './goal.ts'
import { isName } from './words.ts'

/**
 * What is asked of tasks, by slots in any order: how many, in which state, on which list, given to whom, due when. Each word
 * is one of them or is said in any question, and at least one of them only tasks have.
 */
export function readBySlots(said: string, wording: Wording): AskWish | undefined {
  const isOnly = onlyTasks.test(said)
  const isNaming = andWhich.test(said)
  const text = plainly(said)
  const tokens = tokenize(text)
  const words = tokens.map(({ text: word }) => word)
  if (!opening.has(words[0] ?? '') || tokens.length > mostWords) return undefined
  const found = { used: new Set<number>(), which: { words: '', all: true } as Described, isOfTasks: false }
  const take = (at: number, end: number) => {
    for (let place = at; place < end; place += 1) found.used.add(place)
  }
  const list = listIn(text, tokens, wording)
  if (list) {
    take(list.at, list.end)
    found.which.list = list.name
  }
  const isNamed = words.some((word, at) => taskNouns.has(word) && counting.has(words[at - 1] ?? ''))
  found.isOfTasks =
    isOnly || isNamed || list !== undefined || words.some((word, at) => word === 'list' && words[at - 1] === 'my')
  for (const { at, end, value } of findPhrases(tokens, states)) {
    take(at, end)
    if (value === 'late') found.which.overdue = true
    // “What have you done today?” asks what the assistant did.
    if (value === 'done' && words.includes('you')) return undefined
    if (value === 'done') found.which.statuses = ['done']
    // “Is my afternoon open?” asks of the day.
    if (value === 'late' || (value === 'done' && words[0] !== 'is' && words[0] !== 'are')) found.isOfTasks = true
  }
  const isDeadline = words.some((word) => word === 'deadline' || word === 'deadlines')
  if (isDeadline || words.includes('due')) found.isOfTasks = true
  const taker = personAt(text, tokens)
  if (taker) {
    take(taker.at, taker.end)
    found.which.person = taker.name
    found.isOfTasks = true
  }
  // “Which tasks are waiting?” means for somebody, and not for the person who asks.
  else if (words.includes('waiting') && !words.some((word) => word === 'me' || word === 'am')) found.which.person = ''
  withDays(text, tokens, wording, found)
  const isLongest = words.includes('longest') || words.includes('oldest') || words.join(' ').includes('next thing')
  const isNext = isDeadline && words.some((word) => nearest.has(word))
  const isLeft = words.some((word, at) => !found.used.has(at) && !light.has(word) && !(isNext && nearest.has(word)))
  if (isLeft || !found.isOfTasks) return undefined
  const isCount = words[0] === 'count' || words.slice(0, 2).join(' ') === 'how many'
  if (isCount && !isNaming) return { do: 'count', which: found.which }
  // “My very next deadline”.
  const dueFrom = found.which.dueFrom ?? wording.now.toPlainDate().toString()
  if (isNext) return { do: 'list', which: { ...found.which, dueFrom }, most: 1, by: 'due' }
  return { do: 'list', which: found.which, ...(isLongest && { most: 1 }) }
}

function plainly(said: string): string {
  return said
    .replace(andWhich, '')
    .replace(onlyTasks, '')
    .replace(manner, '')
    .replace(ofMine, '')
    .replace(/\bwk\b/i, 'week')
    .replace(/\b(what|which|who)['’]ve\b/i, '$1 have')
}

/** “How many are overdue, and which ones?” wants them named. */
const andWhich =
  /,? (?:and )?(?:which(?: ones| tasks)?(?: are they| is it)?|what (?:are they|is it)|name them|list them|show them)(?: please| pls)?[?.! ]*$/i

const nearest = new Set('next nearest closest first earliest soonest upcoming'.split(' '))

type NamedList = { at: number; end: number; name: string }

/** “The garden list”, “the garden ones”, “on garden”. */
function listIn(text: string, tokens: readonly Token[], wording: Wording): NamedList | undefined {
  const scene = { now: wording.now, zone: wording.zone ?? 'UTC' }
  const place = lists.read({ message: text, tokens }, scene).find(({ value }) => !general.has(value.toLowerCase()))
  if (place) return { at: place.at, end: place.end, name: place.value }
  const group = tokens.findIndex(({ text: word }, at) => !light.has(word) && nouns.has(tokens[at + 1]?.text ?? ''))
  const named = tokens[group]
  if (named && !findPhrases([named], states)[0] && tokens[0]?.text !== 'tell')
    return { at: group, end: group + 1, name: text.slice(named.from, named.to) }
  return topicIn(tokens, text, wording) ?? placeIn(tokens, text, wording)
}

/** “Anything on compliance due this week”: the list that is called so. */
function topicIn(tokens: readonly Token[], text: string, wording: Wording): NamedList | undefined {
  const at = tokens.findIndex(({ text: word }, place) => word === 'due' && place > 1) - 1
  const [lead, token] = [tokens[at - 1], tokens[at]]
  if (!token || !['on', 'in', 'under'].includes(lead?.text ?? '') || light.has(token.text)) return undefined
  if (readTimes(text.slice(0, token.to), wording).length > 0) return undefined
  return { at, end: at + 1, name: text.slice(token.from, token.to) }
}

/** “What is pending on Maintenance”: behind a state, a name with a capital. */
function placeIn(tokens: readonly Token[], text: string, wording: Wording): NamedList | undefined {
  const at = tokens.findIndex(
    ({ from }, place) => /^\p{Lu}\p{Ll}/u.test(text.slice(from)) && within.has(tokens[place - 1]?.text ?? ''),
  )
  const token = tokens[at]
  if (!token || findPhrases(tokens.slice(0, at), states).length === 0) return undefined
  const isTime = readTimes(text, wording).some((time) => token.from < time.until && token.to > time.at)
  return isTime ? undefined : { at, end: at + 1, name: text.slice(token.from, token.to) }
}

const within = new Set(['on', 'in', 'under'])
/** “…, only tasks I mean”. */
const onlyTasks =
  /[,?.]? (?:i mean )?(?:(?:only|just) (?:my |the )?(?:tasks|to-?dos)|(?:tasks|to-?dos) only|(?:tasks?|to-?dos?)[ -]?wise)(?: i mean| please)?[?.!]*$/i
/** What people call tasks, behind a word that counts or chooses them: “who works on Friday” asks of people. */
const taskNouns = new Set('tasks todos to-dos jobs works chores errands assignments duties matters'.split(' '))
const counting = new Set(
  'which what many my the any all of open pending overdue finished done unfinished outstanding remaining late own other more these those'.split(
    ' ',
  ),
)
const mostWords = 16
/** “…, just names” says how to answer. */
const manner = /,? (?:just|only|briefly|in short|quickly)(?: (?:the|their))? ?(?:names?|titles?|list|short)?[?.!]*$/i
/** “… on my end” says nothing that “my” does not. */
const ofMine = / (?:on|at|from|for) (?:my|our) (?:end|side|part)(?=[?.!]*$)/i
const opening = new Set(
  'count whats everything all what which who how am is are do does did have has show list tell anything any'.split(' '),
)
/** “The finance ones”: of the list that is called so. */
const nouns = new Set(['ones', 'tasks', 'todos', 'to-dos'])
const general = new Set(['to do', 'todo', 'to-do', 'task', 'the', 'my', 'own'])

const states = phrases([
  ['overdue, late, late with, late on, behind, behind with, past due, missed, too late', 'late'],
  [
    'did i finish, did we finish, have i finished, have we finished, did i complete, did we complete, did i get done, did we get done, did i do, did we do, ticked off, tick off, crossed off, checked off, finished, completed, got done, done, close, closed',
    'done',
  ],
  [
    'open, left, remain, remains, remaining, remain open, remain outstanding, undone, unfinished, outstanding, pending, still open, not done, not finished, to do, to get done, to be done',
    'open',
  ],
])

type Found = { used: Set<number>; which: Described; isOfTasks: boolean }

function withDays(text: string, tokens: readonly Token[], wording: Wording, { used, which }: Found): void {
  const times = readTimes(text, wording)
  for (const [at, { from, to }] of tokens.entries())
    if (times.some((time) => from < time.until && to > time.at)) used.add(at)
  if (!times.some(({ saysDay }) => saysDay)) return
  const days = times.filter(({ saysDay, grain, kind }) => saysDay && grain === 'day' && kind === 'instant')
  const { from, before } = stretchOf(days) ?? daysIn(text, wording) ?? {}
  const isDone = which.statuses?.join() === 'done'
  if (from !== undefined) which[isDone ? 'doneFrom' : 'dueFrom'] = from
  if (before !== undefined) which[isDone ? 'doneBefore' : 'dueBefore'] = before
}

/** “Tomorrow or Friday”: from the first of the days to the last. */
function stretchOf(days: readonly When[]): { from: string; before: string } | undefined {
  const sorted = days
    .map(({ start }) => start.toPlainDate())
    .toSorted((one, other) => Temporal.PlainDate.compare(one, other))
  const [first, last] = [sorted[0], sorted.at(-1)]
  return first && last && sorted.length > 1
    ? { from: first.toString(), before: last.add({ days: 1 }).toString() }
    : undefined
}

/** “Did I give to Sofia”, “is with Sofia”, “does Sofia have”. */
function personAt(text: string, tokens: readonly Token[]): { at: number; end: number; name: string } | undefined {
  const sitting = sittingAt(text, tokens)
  if (sitting) return sitting
  const giving = tokens.findIndex(({ text: word }) => gives.has(word) || resting.has(word))
  if (giving < 0) return undefined
  const at = tokens.findIndex(({ text: word }, place) => {
    const before = tokens[place - 1]?.text ?? ''
    return leads.has(before) && isName(word) && !light.has(word)
  })
  const token = tokens[at]
  return token && { at, end: at + 1, name: text.slice(token.from, token.to) }
}

/** “What is Joost still sitting on”, “what does Joost owe me”. */
function sittingAt(text: string, tokens: readonly Token[]): { at: number; end: number; name: string } | undefined {
  const at = helping.has(tokens[1]?.text ?? '') ? 2 : tokens[0]?.text === 'whats' ? 1 : -1
  const token = tokens[at]
  const verb = tokens.slice(at + 1).find(({ text: word }) => !besideSitting.has(word))
  const isPerson = token !== undefined && isName(token.text) && !light.has(token.text)
  return isPerson && sits.has(verb?.text ?? '')
    ? { at, end: at + 1, name: text.slice(token.from, token.to) }
    : undefined
}

const helping = new Set(['is', 'does', "'s"])
const besideSitting = new Set(['still', 'currently', 'now', 'yet', 'all'])
const sits = new Set(['sitting', 'holding', 'owe', 'owes'])

const gives = new Set('give gave given hand handed assign assigned delegate delegated pass passed'.split(' '))
/** “What is still lying with Jonas”. */
const resting = new Set('lying sitting resting left open pending outstanding waiting stuck parked still'.split(' '))
const leads = new Set(['to', 'with'])

const light = new Set([
  ...lightWords,
  ...gives,
  ...resting,
  ...taskNouns,
  ...`so far whats what's count deliver submit finish lol already task tasks todo todos to-do to-dos item items stuff list board on currently already overdue longest oldest been behind with late yet today
  inside within over during past contain contains much what've far next now due very deadline deadlines owe owes holding`.split(
    /\s+/,
  ),
])
