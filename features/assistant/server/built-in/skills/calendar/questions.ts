import { dateText } from '#foundation/language/wording/moments.ts'
import { list, quote } from '#foundation/language/wording/quoting.ts'

/** Our own questions: each is known again by how it begins. */
export const begins = {
  what: 'What should I put in your calendar?',
  whom: 'Whom do you want to call?',
  when: 'When should it be',
  time: 'At what time',
  to: 'To when should I move',
  length: 'By how long should I change',
  which: 'Which one do you mean',
  scope: 'Which ones of the series do you mean',
  email: 'What is the e-mail address of',
  name: 'What should it be called instead of',
} as const
export type Question = keyof typeof begins

export function questionIn(text: string): Question | undefined {
  return (Object.keys(begins) as Question[]).find((name) => text.startsWith(begins[name]))
}

export function whenFor(title: string): string {
  return `${begins.when}: ${quote(title)}?`
}

export function timeFor(title: string, day: Temporal.PlainDate, free: readonly string[]): string {
  const question = `${begins.time} on ${dateText(day)}: ${quote(title)}?`
  return free.length === 0 ? question : `${question}\n\nYou are free:\n\n${list(free)}`
}

export function timeForSeries(title: string): string {
  return `${begins.time}: ${quote(title)}?`
}

export function toWhen(title: string, when: string): string {
  return `${begins.to} ${quote(title)}, ${when}?`
}

export function whichOf(lines: readonly string[]): string {
  return `${begins.which}?\n\n${list(lines)}`
}

/** Where nothing was spoken of before. */
export const whichNamed = `${begins.which}? Say its title, or when it is.`

export function scopeOf(title: string, when: string): string {
  return `${begins.scope}, of ${quote(title)}: only the one on ${when}, that one and all following, or all of them?`
}

export function nameFor(title: string): string {
  return `${begins.name} ${quote(title)}?`
}

export function lengthFor(title: string, when: string): string {
  return `${begins.length} ${quote(title)}, ${when}?`
}

export function emailOf(name: string): string {
  return `${begins.email} ${name.trim()}?`
}
