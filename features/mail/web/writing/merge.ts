import type { Recipient } from '../../contract.ts'
import { linesOfText, textOf } from '../../rules/rich/lines.ts'
import { mergeLines } from '../../rules/rich/merge.ts'
import { type Body, bodyOfLines, linesOfBody } from './body.ts'
import type { Fields } from './fields.ts'

/** `clash`: the fields that both sides changed in the same place; they are left as in `mine`. */
export type Merged = { fields: Fields; clash: ('subject' | 'text')[] }

/** Joins the edits of two tabs that began with the same draft. */
export function merge(base: Fields, mine: Fields, theirs: Fields): Merged {
  const clash: Merged['clash'] = []
  const text = (name: 'subject'): string => {
    const merged = mergeText(base[name], mine[name], theirs[name])
    if (merged === undefined) clash.push(name)
    return merged ?? mine[name]
  }
  const body = mergeBody(base, mine, theirs)
  if (!body) clash.push('text')
  const people = (name: 'to' | 'cc' | 'bcc') => mergeList(base[name], mine[name], theirs[name], keyOf)
  const fields = {
    to: people('to'),
    cc: people('cc'),
    bcc: people('bcc'),
    subject: text('subject'),
    text: body?.text ?? mine.text,
    html: body?.html ?? mine.html,
    attachments: mergeList(base.attachments, mine.attachments, theirs.attachments, ({ id }) => id),
    account: mine.account === base.account ? theirs.account : mine.account,
  }
  return { fields, clash }
}

/** What was added on either side is there, and what was removed on either side is not. */
function mergeList<Item>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
  nameOf: (item: Item) => string,
): Item[] {
  const [was, here, there] = [base, mine, theirs].map((items) => new Set(items.map(nameOf)))
  const kept = mine.filter((each) => !was?.has(nameOf(each)) || there?.has(nameOf(each)))
  return [...kept, ...theirs.filter((each) => !was?.has(nameOf(each)) && !here?.has(nameOf(each)))]
}

function keyOf({ name, address }: Recipient): string {
  return address === '' ? `name ${name}` : address.toLowerCase()
}

/** A formatted text is joined as its lines; what was formatted in one place and written in another is both. */
export function mergeBody(base: Body, mine: Body, theirs: Body): Body | undefined {
  if (isSameBody(mine, theirs) || isSameBody(theirs, base)) return { text: mine.text, html: mine.html }
  if (isSameBody(mine, base)) return { text: theirs.text, html: theirs.html }
  return joined([base, mine, theirs], 'refuse')
}

/** Both are kept where they differ in the same place, one beneath the other. */
export function bothBodies(base: Body, mine: Body, theirs: Body): Body {
  return joined([base, mine, theirs], 'keep both') ?? mine
}

function joined(bodies: readonly [Body, Body, Body], onClash: Parameters<typeof mergeLines>[3]): Body | undefined {
  const isPlain = bodies.every(({ html }) => html === '')
  const linesIn = (body: Body) => (isPlain ? linesOfText(body.text) : linesOfBody(body))
  const [base, mine, theirs] = bodies
  const lines = mergeLines(linesIn(base), linesIn(mine), linesIn(theirs), onClash)
  if (!lines) return undefined
  return isPlain ? { text: textOf(lines), html: '' } : bodyOfLines(lines)
}

function isSameBody(one: Body, other: Body): boolean {
  return one.text === other.text && one.html === other.html
}

type Edit = { from: number; to: number; text: string }

/** Returns `undefined` where both changed the same words. */
export function mergeText(base: string, mine: string, theirs: string): string | undefined {
  if (mine === theirs || theirs === base) return mine
  if (mine === base) return theirs
  const [one, other] = [editOf(base, mine), editOf(base, theirs)]
  const [first, second] = one.from <= other.from ? [one, other] : [other, one]
  // Edits that touch may be the same sentence continued in two ways.
  if (first.to >= second.from) return undefined
  return `${base.slice(0, first.from)}${first.text}${base.slice(first.to, second.from)}${second.text}${base.slice(second.to)}`
}

/** What was changed, as one stretch. */
function editOf(base: string, now: string): Edit {
  const shorter = Math.min(base.length, now.length)
  let from = 0
  while (from < shorter && base[from] === now[from]) from += 1
  let tail = 0
  while (tail < shorter - from && base[base.length - 1 - tail] === now[now.length - 1 - tail]) tail += 1
  return { from, to: base.length - tail, text: now.slice(from, now.length - tail) }
}
