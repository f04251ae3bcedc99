import { sentence } from '../drafting/addressed.ts'
import { isQuestion, subject } from './told-question.ts'

export type Turn = (clause: string) => string
export type Order = { lead: RegExp; says: (rest: string, turn: Turn, word: string) => string }

export const them = '(?:him|her|them)'

/** “Introduce me to Ivo”. */
export function myself(who: string): string {
  return who.replace(/^me$/iu, 'myself').replace(/^us$/iu, 'ourselves')
}

export function confirmed(rest: string, turn: Turn): string {
  return sentence(`I confirm${subjectFirst.test(rest) ? ' that' : ':'} ${turn(rest)}`)
}

const subjectFirst = new RegExp(`^${subject}\\b`, 'iu')

export const refusal = /^no(?:[,;:]\s+(?!thank|problem|worries|need|rush|hurry)|$)/iu

export function stated(rest: string, turn: Turn): string {
  // “No, too much to do” is refused politely.
  const [no] = refusal.exec(rest) ?? []
  if (no !== undefined) return `Unfortunately not. ${stated(rest.slice(no.length), turn)}`.trim()
  return sentence(turn(rest), isQuestion(rest) ? '?' : '.')
}
