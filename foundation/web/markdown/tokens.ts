import { Lexer, type MarkedToken } from 'marked'
import { spend } from './cost.ts'

/** Link definitions: where `[words][name]` leads. */
export type Definitions = Lexer['tokens']['links']

export type Lexed = { tokens: MarkedToken[]; definitions: Definitions }

/** Lexes a text into blocks. Text that is too expensive to parse becomes plain words. */
export function lex(text: string, known: Definitions = {}): Lexed {
  if (text.length > longest || isTooMuch(text)) return plain(text)
  const lexer = new Lexer({ gfm: true })
  Object.assign(lexer.tokens.links, known)
  try {
    lexer.blockTokens(text, lexer.tokens)
    readWords(lexer)
  } catch (error) {
    // Nested deeper than the stack allows, so it is shown as plain text.
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

/** The inline phase of the lexer, except for text that would take it too long. */
function readWords(lexer: Lexer): void {
  const purse = { left: 40 }
  for (const { src, tokens } of lexer.inlineQueue) {
    if (spend(purse, src)) lexer.inlineTokens(src, tokens)
    else tokens.push({ type: 'text', raw: src, text: src, escaped: false })
  }
}

const deepest = 32

/**
 * Checks each line's own marks, outside code: thirty nested lists, or lists of thousands of items, are no real text.
 */
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
