import type { FindingKind } from '#foundation/contract/finding.ts'
import { countWords, findingsInWords, kindsAsked, type Told } from '#foundation/language/findings/wording.ts'
import { escaped, quote } from '#foundation/language/wording/quoting.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'

type Asked = { kinds: readonly FindingKind[]; whole: boolean; format: TimeFormat }

/** What stands in the file, in its words. */
export function found(name: string, findings: readonly Told[], { kinds, whole, format }: Asked): string {
  const beginning = whole ? '' : ' Only the beginning of this long file was looked through.'
  if (findings.length === 0) return `I found no ${kindsAsked(kinds)} in ${quote(name)}.${beginning}`
  return `I found ${countWords(findings)} in ${quote(name)}:${beginning}\n\n${findingsInWords(findings, format)}`
}

export function stillReading(name: string): string {
  return `${quote(name)} is still being read. Its contents appear below as soon as that is done.`
}

export function unreadable(name: string, why: string): string {
  return `${quote(name)} can’t be looked through because it could not be read: ${why}`
}

/** What to say to ask for the same of this file. */
export function askFor(name: string, kinds: readonly FindingKind[]): string {
  return `What are the ${shortly(kinds)} in ${escaped(name)}?`
}

function shortly(kinds: readonly FindingKind[]): string {
  const [only, other] = kinds
  return only !== undefined && other === undefined ? kindsAsked([only]) : 'dates and duties'
}
