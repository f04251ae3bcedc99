import { htmlOf } from '../../rules/rich/html.ts'
import { emptyLine, isPlain, type Line, linesOfText, textOf, tidied } from '../../rules/rich/lines.ts'
import { linesOfHtml } from '../../rules/rich/parse.ts'
import { joined, partsOf } from './quoted.ts'

/** What a mail says: its plain text, and the same with its form; `html` is empty where nothing is formatted. */
export type Body = { text: string; html: string }

/** What a body is written from: own lines, and the quotation beneath them as plain text. */
export type WrittenBody = { own: Line[]; quoted: string }

export function writtenBody({ text, html }: Body): WrittenBody {
  const { own, quoted } = partsOf(text)
  const all = html === '' ? [] : linesOfHtml(html)
  // Each line of the text is a line of the HTML.
  const isTwin = html !== '' && textOf(all) === text
  return { own: isTwin ? all.slice(0, own.split('\n').length) : linesOfText(own), quoted }
}

export function bodyOf({ own, quoted }: { own: readonly Line[]; quoted: string }): Body {
  if (isPlain(own)) return { text: joined({ own: textOf(own), quoted }), html: '' }
  const lines = quoted === '' ? own : [...own, emptyLine(), ...quotedLines(quoted)]
  const tidy = tidied(lines)
  return { text: textOf(tidy), html: htmlOf(tidy) }
}

/** All lines of a body, where two of them are joined. */
export function linesOfBody(body: Body): Line[] {
  const { own, quoted } = writtenBody(body)
  return quoted === '' ? own : [...own, emptyLine(), ...quotedLines(quoted)]
}

/** The inverse of `linesOfBody`. */
export function bodyOfLines(lines: readonly Line[]): Body {
  const { own, quoted } = partsOf(textOf(tidied(lines)))
  return bodyOf({ own: lines.slice(0, own.split('\n').length), quoted })
}

/** The text of the quotation stays what it is: its marks become the form of its lines. */
function quotedLines(quoted: string): Line[] {
  return quoted.split('\n').map((line) => {
    const [, marks = '', words = ''] = /^(>{1,10}) (.*)$/.exec(line) ?? []
    const text = marks === '' ? line : words
    const runs = text === '' ? [] : [{ text }]
    return marks === '' ? { ...emptyLine(), runs } : { kind: 'quote', level: marks.length - 1, runs }
  })
}
