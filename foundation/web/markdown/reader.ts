import type { MarkedToken } from 'marked'
import { settledLength } from './settled.ts'
import { completeTail, isInFence } from './tail.ts'
import { type Definitions, lex, type Lexed } from './tokens.ts'
import { visible } from './visible.ts'

export type Reader = (text: string, streaming: boolean) => MarkedToken[]

/**
 * Parses a text repeatedly while it grows. Blocks that later text cannot change are kept, so that each piece costs only
 * its own block. The finished text is parsed once more from the start, because a link may be defined after its use.
 */
export function createReader(): Reader {
  let kept: Kept = nothing
  let last: { source: string; lexed: Lexed } | undefined
  /** A long block is parsed again only occasionally. */
  function lexOnce(source: string): Lexed {
    if (last?.source !== source) last = { source, lexed: lex(completeTail(source), kept.definitions) }
    return last.lexed
  }
  return (given, streaming) => {
    const text = visible(given).replaceAll(/\r\n?/g, '\n')
    if (!streaming) return withoutSpace(lex(text).tokens)
    if (!text.startsWith(kept.text)) {
      kept = nothing
      last = undefined
    }
    const { tokens, next } = readOn(kept, text, lexOnce)
    if (next) {
      kept = next
      last = undefined
    }
    return withoutSpace(tokens)
  }
}

type Kept = { text: string; tokens: MarkedToken[]; definitions: Definitions }

const nothing: Kept = { text: '', tokens: [], definitions: {} }

function readOn(kept: Kept, text: string, lexOnce: (source: string) => Lexed) {
  const rest = text.slice(kept.text.length).replace(/[\uD800-\uDBFF]$/, '')
  const settled = isInFence(rest) ? rest.length : settledLength(rest)
  const { tokens, definitions } = lexOnce(rest.slice(0, settled))
  const done = tokens.slice(0, lastBlocks(tokens))
  const raw = done.map((token) => token.raw).join('')
  const next = { text: kept.text + raw, tokens: [...kept.tokens, ...done], definitions }
  return {
    tokens: [...kept.tokens, ...tokens, ...unread(rest.slice(settled))],
    next: raw === '' || !rest.startsWith(raw) ? undefined : next,
  }
}

/**
 * Where the last two blocks begin: the last is still being written, and the one before may turn out to be part of it.
 */
function lastBlocks(tokens: MarkedToken[]): number {
  const blocks = tokens.flatMap(({ type }, at) => (type === 'space' ? [] : [at]))
  return blocks.at(-2) ?? 0
}

function unread(text: string): MarkedToken[] {
  return text === '' ? [] : [{ type: 'text', raw: text, text, escaped: false }]
}

function withoutSpace(tokens: MarkedToken[]): MarkedToken[] {
  return tokens.filter(({ type }) => type !== 'space' && type !== 'def')
}
