import { type Token, tokenize } from '../text/tokens.ts'
import { compileForms, type Element, type Form, isDash, namesIn, type Paraphrases } from './form.ts'

/** A message as the plain order that it is; the same message where nobody brought such a way of saying it. */
export type Paraphrasing = (message: string) => string

/** The order in which lists are given does not matter: the way with the most words of its own is meant. */
export function createParaphrasing(lists: readonly Paraphrases[]): Paraphrasing {
  const forms = lists.flatMap(compileForms)
  return (message) => {
    if (message.length > mostCharacters || message.startsWith('/') || /["“”\n]/.test(message)) return message
    const said = wordsOf(message)
    const found = forms.flatMap((form) => matchAtStart(form, said) ?? [])
    const [best] = found.toSorted((one, other) => other.worth - one.worth)
    return best ? ordered(best, message, said) : message
  }
}

const mostCharacters = 300

/** The words of a message, and which of them stand behind a mark, or behind a colon. */
type Said = {
  words: readonly Token[]
  isMarked: readonly boolean[]
  isTold: readonly boolean[]
  isAsked: boolean
  begins: readonly number[]
}

function wordsOf(message: string): Said {
  const words = tokenize(message).filter(({ text }) => !isDash(text))
  const isMarked = words.map(({ from }, at) => at > 0 && mark.test(message.slice(words[at - 1]?.to, from)))
  const isTold = words.map(({ from }, at) => at > 0 && message.slice(words[at - 1]?.to, from).includes(':'))
  const lead = words.findIndex(({ text }) => !leads.has(text))
  const begins = words.flatMap((_, at) => (at <= lead && at <= mostLeads ? [at] : []))
  const isPlea = pleas.has(words[lead]?.text ?? '') && words[lead + 1]?.text === 'you'
  const isAsked = message.trimEnd().endsWith('?')
  return isPlea
    ? { words, isMarked, isTold, isAsked: false, begins: [...begins, lead + 2] }
    : { words, isMarked, isTold, isAsked, begins }
}

const mark = /[,;:.!?…–—]|\s-\s/
const mostLeads = 4
const leads = new Set(
  'please pls plz and ok okay oh yo hm hmm so hey no nah actually wait well right alright also kindly just'.split(' '),
)
/** “Can you …?” asks for what follows. */
const pleas = new Set('can could would will might'.split(' '))
const trails = new Set('please pls plz thx thanks then now'.split(' '))
const courtesies = new Set('please pls plz kindly just'.split(' '))
/** What follows is told to somebody else: “tell Tom it is too much, so drop the price”. */
const telling = new Set('tell write mail email draft reply answer ask inform forward let message'.split(' '))

type Slot = { name: string; at: number; end: number }
type Found = { order: string; worth: number; slots: readonly Slot[]; isAsked: boolean }

function matchAtStart(form: Form, said: Said): Found | undefined {
  if (form.asks !== undefined && form.asks !== said.isAsked) return undefined
  for (const begin of said.begins) {
    const first = said.words[begin]?.text ?? ''
    if (form.first ? !form.first.has(first) : telling.has(first)) continue
    const rest = walkThrough(form.elements, said)(0, begin, true)
    if (rest) return { order: form.order, isAsked: said.isAsked, ...rest }
  }
  return undefined
}

type Rest = { worth: number; slots: readonly Slot[] }
type Walk = (step: number, at: number, mayBeMarked: boolean) => Rest | undefined

/** Each place is tried once with each element, so that the time grows with the length of both alone. */
function walkThrough(elements: readonly Element[], said: Said): Walk {
  const known = new Map<number, Rest | undefined>()
  const walk: Walk = (step, at, mayBeMarked) => {
    const key = (step * (said.words.length + 1) + at) * 2 + Number(mayBeMarked)
    if (!known.has(key)) known.set(key, from(step, at, mayBeMarked))
    return known.get(key)
  }
  const from: Walk = (step, at, mayBeMarked) => {
    const element = elements[step]
    if (!element) return isEnd(said, at) ? { worth: 0, slots: [] } : undefined
    if (element.kind === 'mark')
      return !element.isNeeded || said.isMarked[at] === true ? walk(step + 1, at, true) : undefined
    const isCut = said.isMarked[at] === true && !mayBeMarked
    const without = element.isNeeded ? undefined : walk(step + 1, at, mayBeMarked)
    if (isCut) return without
    const within =
      element.kind === 'gap' ? inGap(element, { said, walk }, step, at) : inWords(element, { said, walk }, step, at)
    return (
      within ?? without ?? (courtesies.has(said.words[at]?.text ?? '') ? walk(step, at + 1, mayBeMarked) : undefined)
    )
  }
  return walk
}

type Around = { said: Said; walk: Walk }

function inWords(
  { ways, name }: Extract<Element, { kind: 'words' }>,
  { said, walk }: Around,
  step: number,
  at: number,
) {
  for (const way of ways) {
    const isSaid = way.every((word, place) => {
      const isJoined = place === 0 || said.isMarked[at + place] !== true
      return isJoined && said.words[at + place]?.text === word
    })
    const rest = isSaid ? walk(step + 1, at + way.length, false) : undefined
    const slots = name === undefined ? [] : [{ name, at, end: at + way.length }]
    if (rest) return { worth: rest.worth + way.length, slots: [...slots, ...rest.slots] }
  }
  return undefined
}

/** The fewest words that leave the rest to what follows. */
function inGap({ name, gap }: Extract<Element, { kind: 'gap' }>, { said, walk }: Around, step: number, at: number) {
  const words: string[] = []
  for (let end = at + 1; end <= Math.min(at + gap.most, said.words.length); end += 1) {
    if (end > at + 1 && said.isMarked[end - 1] === true && gap.holdsMarks !== true) return undefined
    words.push(said.words[end - 1]?.text ?? '')
    if (words.length < gap.least || gap.accepts?.(words) === false) continue
    if (gap.mayEndInColon === false && said.isTold[end] === true) continue
    const rest = walk(step + 1, end, false)
    if (rest) return { ...rest, slots: [{ name, at, end }, ...rest.slots] }
  }
  return undefined
}

function isEnd({ words }: Said, at: number): boolean {
  return words.slice(at).every(({ text }) => trails.has(text))
}

function ordered({ order, slots, isAsked }: Found, message: string, { words }: Said): string {
  const text = namesIn(order).reduce((so, name) => {
    const slot = slots.find((each) => each.name === name)
    const own = slot ? message.slice(words[slot.at]?.from, words[slot.end - 1]?.to) : ''
    return so.replace(`{${name}}`, () => own)
  }, order)
  return isAsked && !text.endsWith('?') && asks.test(text) ? `${text}?` : text
}

const asks = /^(?:what|which|who|when|where|how|is|are|do|does|have)\b/i
