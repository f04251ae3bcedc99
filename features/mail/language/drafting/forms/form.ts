import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { sentence } from '../addressed.ts'
import type { Facts, Missing, Tone } from '../draft.ts'

/** The paragraphs between greeting and closing, and what the mail is called. */
export type Form = {
  needs: readonly Missing[]
  subject: (facts: Facts) => string
  /** Wordings for each tone; one of them is taken. */
  says: Readonly<Record<Tone, readonly ((facts: Facts) => readonly string[])[]>>
}

export const about = ({ topic, matter }: Facts, before = ' about ') => {
  const named = topic ?? matter
  return named === undefined ? '' : `${before}${named}`
}
export const on = ({ when }: Facts, before = ' on ') =>
  when === undefined ? '' : `${when.startsWith('in ') ? ' ' : before}${when}`

/** What a time is looked for: “for a call”, “to talk about the offer”. */
export function meeting(facts: Facts): string {
  const { minutes } = facts
  return `${occasionOf(facts)}${minutes === undefined ? '' : ` (${minutes} minutes)`}`
}

function occasionOf(facts: Facts): string {
  const topic = facts.topic ?? facts.matter
  if (facts.occasion !== undefined) return facts.occasion
  if (topic === undefined) return ' to talk'
  const last = topic.toLowerCase().split(' ').at(-1) ?? ''
  return occasions.has(last) ? ` for ${topic}` : ` to talk about ${topic}`
}

const occasions = new Set(
  'call meeting chat coffee lunch dinner breakfast demo interview sync workshop review visit session drink walkthrough 1:1 catch-up'.split(
    ' ',
  ),
)
export const by = ({ deadline }: Facts) => (deadline === undefined ? '' : ` ${deadline}`)
export const because = ({ reason }: Facts) => (reason === undefined ? '' : sentence(reason))
export const titled = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const bare = (text = '') => titled(text.replace(/^(?:the|a|an|your|my|our) /i, ''))
export const times = ({ times: free = [] }: Facts) => free.map((each) => `- ${each}`).join('\n')
export const said = ({ words = [], questions = [] }: Facts) => [...words, ...questions]
export const together = (...sentences: string[]) => sentences.filter((each) => each !== '').join(' ')

export function sum({ amount }: Facts): string {
  return amount === undefined ? '' : ` (${amount})`
}

export function standIn({ person }: Facts, before: string): string[] {
  return person === undefined ? [] : [`${before} ${person}.`]
}

export function moveTo(facts: Facts, one: string, several: string, none: string): string {
  if (facts.when !== undefined) return titled(one.replace('{}', facts.when))
  return facts.times?.length ? `${several}\n\n${times(facts)}` : none
}

/** “Here are the minutes”, by the word before any “of” or “for”. */
export function hereIs({ matter = '' }: Facts): string {
  const [head = ''] = matter.split(' of ', 1)[0]?.split(' for ') ?? []
  const isSeveral =
    head.includes(' and ') || (head.endsWith('s') && !['ss', 'us', 'is'].some((end) => head.endsWith(end)))
  return `Here ${isSeveral ? 'are' : 'is'} ${matter}`
}

const opening = /^(?:(?:I[’']m|very|so) sorry|sorry|thank you|many thanks|thanks|ok|okay|yes|no|great|all right)[.!]?$/i
const longestSubject = 60

/** The beginning of what it says, where nothing was said of what it is about. */
export function subjectOf([first = '', second]: readonly string[]): string {
  const isOpening = second !== undefined && opening.test(first)
  const text = withoutEnd(isOpening ? second : first, '.?!')
  if (text.length <= longestSubject) return text
  const cut = text.slice(0, longestSubject)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 20))}…`
}
