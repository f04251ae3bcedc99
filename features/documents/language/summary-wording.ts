import { findingsInWords, type Told } from '#foundation/language/findings/wording.ts'
import type { Length } from '#foundation/language/summary/summarise.ts'
import { chips, counted, escaped, list, quote } from '#foundation/language/wording/quoting.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'

type About = { of: number; whole: boolean; asks: readonly Told[]; format: TimeFormat }
type Line = { text: string; where: string }

/** Whole sentences of the file, each with where it stands. */
export function summary(name: string, lines: readonly Line[], { of, whole, asks, format }: About): string {
  const points = lines.map(({ text, where }) => (where === '' ? escaped(text) : `${escaped(text)} (${escaped(where)})`))
  const asked = asks.length > 0 ? `\n\n${findingsInWords(asks, format)}` : ''
  const beginning = whole ? '' : ' Only the beginning of this long file was considered.'
  return `Summary of ${quote(name)}, ${lines.length} of ${counted(of, 'sentence')}:${beginning}\n\n${list(points)}${asked}`
}

export function stillReading(name: string): string {
  return `${quote(name)} is still being read. Its summary appears below as soon as that is done.`
}

export function unreadable(name: string, why: string): string {
  return `${quote(name)} can’t be summed up because it could not be read: ${why}`
}

export function noSentences(name: string, findings: number): string {
  const held = findings > 0 ? ' Its dates and amounts stand below.' : ''
  return `I found no sentences in ${quote(name)} to sum up.${held} The Files view shows what it holds.`
}

export function whichFile(names: readonly string[], length: Length | undefined): string {
  const asked = length === undefined ? '' : ` ${lengthInWords(length)}`
  return `Which file should I sum up?\n\n${chips(names.map((name) => `Summarise ${escaped(name)}${asked}`))}`
}

function lengthInWords(length: Length): string {
  return 'words' in length ? `in ${counted(length.words, 'word')}` : `in ${counted(length.sentences, 'sentence')}`
}

export function noneCalled(name: string): string {
  return `No file has ${quote(name)} in its name.\n\n${chips(['Show my files'])}`
}

export function whichOf(questions: readonly string[]): string {
  return `Which file do you mean?\n\n${chips(questions)}`
}
