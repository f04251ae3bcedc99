import { Lexer, type MarkedToken } from 'marked'
import { spend } from './cost.ts'

/** Where `[words][name]` leads. */
export type Definitions = Lexer['tokens']['links']

export type Lexed = { tokens: MarkedToken[]; definitions: Definitions }

/** The blocks of a text. What costs too much to read comes as the plain words that it is. */
export function lex(text: string, known: Definitions = {}): Lexed {
  if (text.length > longest || isTooMuch(text)) return plain(text)
  const lexer = new Lexer({ gfm: true })
  Object.assign(lexer.tokens.links, known)
  try {
    lexer.blockTokens(text, lexer.tokens)
    readWords(lexer)
  } catch (error) {
    // Nested deeper than the stack: whatever that is, it is no text to be set.
    if (error instanceof RangeError) return plain(text)
    throw error
  }
  return { tokens: lexer.tokens as MarkedToken[], definitions: lexer.tokens.links }
}

const longest = 200_000
const mostLines = 4_000

function plain(text: string): Lexed {
  return { tokens: [{ type: 'text', raw: text, text, escaped: false }], definitions: {} }
}

/** The lexer's own second half, but for words in which it would lose itself. */
function readWords(lexer: Lexer): void {
  const purse = { left: 40 }
  for (const { src, tokens } of lexer.inlineQueue) {
    if (spend(purse, src)) lexer.inlineTokens(src, tokens)
    else tokens.push({ type: 'text', raw: src, text: src, escaped: false })
  }
}

const deepest = 32

/** Looks at each line's own marks, code aside: nobody writes thirty lists into each other, or one of thousands of items. */
function isTooMuch(text: string): boolean {
  let fenced = false
  let marked = 0
  for (const [line] of text.matchAll(/[^\n]+/g)) {
    if (/^\s*(?:```|~~~)/.test(line)) fenced = !fenced
    else if (!fenced && depthOf(line) > deepest) return true
    else if (!fenced && /^\s*[-*+|>\d]/.test(line) && ++marked > mostLines) return true
  }
  return false
}

function depthOf(line: string): number {
  const [marks = ''] = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))*/.exec(line) ?? []
  if (marks.trim() === line.trim() && /^[-*_ \t]+$/.test(line)) return 0
  const indent = marks.length - marks.trimStart().length
  return indent / 2 + (marks.match(/[>\-*+.)]/g)?.length ?? 0)
}
