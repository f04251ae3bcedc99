import { findPhrases, phrases, trimmed } from '../text/phrases.ts'
import { tokenize } from '../text/tokens.ts'

/**
 * “Nah, 5 past 1 then”, “or no, Friday”, “no, Thursday, wages come first”: what is right instead, without the words that
 * take something back and without a reason behind it; nothing where nothing is taken back.
 */
export function setRight(said: string): string | undefined {
  const text = said.trim().replace(/[\s.!]+$/, '')
  if (text.includes('?')) return undefined
  const tokens = tokenize(text)
  let begin = 0
  for (const { at, end } of findPhrases(tokens, leads)) {
    if (at !== begin) break
    begin = end
  }
  const head = text.slice(tokens[begin]?.from ?? text.length)
  const [first = '', ...others] = head.split(/[,;]| - | [–—] /).map((part) => part.trim())
  const isReason = others.length > 0 && others.every((part) => tellsWhy(part))
  const bare = trimmed(isReason ? first : head, trails)
  return bare !== '' && bare.length < text.length ? bare : undefined
}

/** Neither a number nor an order. */
function tellsWhy(part: string): boolean {
  const words = tokenize(part).map(({ text }) => text)
  const isTold = words.length > 1 && words.length <= mostWhy
  return isTold && !words.some((word) => /\d/.test(word) || acting.has(word))
}

const mostWhy = 9
const acting = new Set(
  `and not but reminder reminders task tasks todo event move delete cancel remove add put book remind make set push shift drop call it's its
  monday tuesday wednesday thursday friday saturday sunday mon tue tues wed weds thu thurs fri sat sun tomorrow tmrw today tonight noon`.split(
    /\s+/,
  ),
)

const leads = phrases([
  [
    `no, nah, nope, naw, oh, ah, ugh, eh, argh, or, or no, or rather, or better, well, sorry, sry, oops, wait, hang on, hold on, hmm, hm, actually, rather, better, on second thought,
    on second thoughts, scratch that, correction, i mean, i meant, meant, i said, let us do, let's do, lets do, let us make it, let's make it, lets make it, make it, make that, do it, do that, push it to,
    push to, move to, shift to, bump to, postpone to, put off to, move it to, shift it to, put it to, put it on, set it to, change it to, should be, it should be, that should be, ok, okay, just, then`,
    true,
  ],
])
const trails = new Set('rather instead then better tho though actually pls please too early only now'.split(' '))

/** “On Monday, same time”: with that time in place of the words, where it is known. */
export function atSameTime(text: string, clock: string | undefined): string {
  const tokens = tokenize(text)
  const [found] = findPhrases(tokens, sameTimes)
  const [first, last] = [tokens[found?.at ?? -1], tokens[(found?.end ?? 0) - 1]]
  if (!first || !last || clock === undefined) return text
  return `${text.slice(0, first.from)}at ${clock}${text.slice(last.to)}`
}

const sameTimes = phrases([
  [
    'same time, at the same time, the same time, at same time, same hour, at the same hour, same time again, at that same time, same time as that, same time as that one, same time too',
    true,
  ],
])

export function saysSameTime(text: string): boolean {
  return findPhrases(tokenize(text), sameTimes).length > 0
}

/** “The one with plotter paper you can remove”: the order with its verb first, and a reason behind it left out. */
export function verbFirst(said: string): string | undefined {
  const text = said.trim().replace(/[.!]+$/, '')
  const tokens = tokenize(text)
  const found = findPhrases(tokens, grants)[0]
  const [verb, next] = [tokens[found?.end ?? tokens.length], tokens[(found?.end ?? 0) + 1]]
  const [first, before] = [tokens.find(({ text: word }) => !opening.has(word)), tokens[(found?.at ?? 0) - 1]]
  if (!found || !verb || !first || !before || before.from < first.from || !endings.has(verb.text)) return undefined
  const rest = text.slice(verb.to)
  const isOpen = next === undefined || /^\s*[,;–—-]/.test(rest) || [...behind].some((word) => next.text === word)
  const isOrder = isOpen && !/\d/.test(rest) && !text.includes('?')
  return isOrder && pointers.has(first.text) ? `${verb.text}${next?.text === 'off' ? ' off' : ''} ${text.slice(first.from, before.to)}` : undefined
}

const grants = phrases([
  ['you can, you could, you may, you should, you might, can you, please, you can just, you can now, you can also, you can already, you could also', true],
])
const opening = new Set('and also oh ok okay so then but'.split(' '))
const pointers = new Set('the that this those these first second third last my'.split(' '))
const endings = new Set('delete remove cancel drop stop scrap kill bin ditch complete close tick finish erase'.split(' '))
const behind = new Set('off now too please thanks as because already it again then'.split(' '))

/** “It’s the release forms I’m pushing to Wednesday”: the order that it is. */
export function uncleft(said: string): string | undefined {
  const tokens = tokenize(said)
  const begin = findPhrases(tokens, clefts)[0]
  const link = findPhrases(tokens, doing).find(({ at }) => begin !== undefined && at > begin.end)
  const verb = tokens[link?.end ?? tokens.length]
  const [first, last] = [tokens[begin?.end ?? 0], tokens[(link?.at ?? 0) - 1]]
  const plain = verb && (verb.text.endsWith('ing') ? gerunds.get(verb.text) : pushing.has(verb.text) ? verb.text : undefined)
  if (!begin || !link || !verb || !first || !last || plain === undefined) return undefined
  return `${said.slice(0, tokens[begin.at]?.from)}${plain} ${said.slice(first.from, last.to)}${said.slice(verb.to)}`
}

const clefts = phrases([["its, it's, it is, it was", true]])
const doing = phrases([
  ["im, i'm, i am, i was, that i am, that i'm, that im, i want to, i wanted to, that i want to, i meant to, that i wanted to, that should", true],
])
const pushing = new Set('push move shift put delete remove cancel drop finish'.split(' '))
const gerunds = new Map(
  [...pushing].map((verb) => [
    { put: 'putting', move: 'moving', delete: 'deleting', remove: 'removing', drop: 'dropping', cancel: 'cancelling' }[verb] ?? `${verb}ing`,
    verb,
  ]),
)
