import type { FindingKind } from '#foundation/contract/finding.ts'
import type { Finding } from '#foundation/language/findings/finding.ts'
import { countWords, findingsInWords, kindsAsked } from '#foundation/language/findings/wording.ts'
import { chips, escaped, quote } from '#foundation/language/wording/quoting.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'

export const whichText = 'Which text do you mean? Attach a file, name one, or paste the text.'

export function found(findings: readonly Finding[], format: TimeFormat): string {
  return `I found ${countWords(findings)}:\n\n${foundApart(findings, format)}`
}

/** With what to say to make tasks of the first duties. */
export function foundApart(findings: readonly Finding[], format: TimeFormat): string {
  const tasks = findings.flatMap(({ kind, words, day }) =>
    kind === 'duty' ? [`Add a task: ${escaped(words)}${day === undefined ? '' : `, due ${day}`}`] : [],
  )
  const make = tasks.length > 0 ? `\n\n${chips(tasks)}` : ''
  return `${findingsInWords(findings, format)}${make}`
}

export function nothing(kinds: readonly FindingKind[]): string {
  return `I found no ${kindsAsked(kinds)} in this text.`
}

export function nothingInChat(kinds: readonly FindingKind[]): string {
  return `I found no ${kindsAsked(kinds)} in what you wrote in this chat.`
}

export function noneCalled(name: string): string {
  return `I found nothing called ${quote(name)} to look through.`
}
