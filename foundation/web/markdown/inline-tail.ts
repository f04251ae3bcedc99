/** Completes the text of one block that is still being written: closes what is open, and drops a mark without words. */
export function completeInline(words: string): string {
  if (words.length > longest) return words
  const walk: Walk = { text: words, out: '', at: 0, open: [], ended: false }
  while (walk.at < walk.text.length && !walk.ended) {
    if (!readers.some((read) => read(walk))) take(walk, untilNext(walk))
  }
  return close(walk)
}

/**
 * Real paragraphs are shorter, and searching longer ones for closing marks would cost more than a raw mark at the end.
 */
const longest = 4_000

type Walk = {
  text: string
  /** The completed text so far. */
  out: string
  at: number
  /** Emphasis not yet closed. */
  open: { mark: string; at: number }[]
  /** The rest is complete or has been dropped. */
  ended: boolean
}

const readers = [readEscape, readCode, readAddress, readBracket, readEntity, readEmphasis]

function take(walk: Walk, length: number): void {
  walk.out += walk.text.slice(walk.at, walk.at + length)
  walk.at += length
}

function untilNext({ text, at }: Walk): number {
  const next = text.slice(at + 1).search(/[\\`<![&*_~]|https?:\/\/|mailto:/i)
  return next < 0 ? text.length - at : next + 1
}

function end(walk: Walk): true {
  walk.at = walk.text.length
  walk.ended = true
  return true
}

function readEscape(walk: Walk): boolean {
  if (walk.text[walk.at] !== '\\') return false
  if (walk.at === walk.text.length - 1) return end(walk)
  take(walk, 2)
  return true
}

function readCode(walk: Walk): boolean {
  const [mark = ''] = /^`+/.exec(walk.text.slice(walk.at)) ?? []
  if (mark === '') return false
  const after = walk.text.slice(walk.at + mark.length)
  const closing = new RegExp(`(?<!\`)${mark}(?!\`)`).exec(after)
  if (closing) {
    take(walk, mark.length * 2 + closing.index)
    return true
  }
  const code = after.replace(/(?<!`)`+$/, '')
  if (code.trim() !== '') walk.out += mark + code.trimEnd() + mark
  return end(walk)
}

/** There is no emphasis within an address, and no link before it has ended. */
function readAddress(walk: Walk): boolean {
  const [found, bracket = '', address = ''] =
    /^(<?)((?:https?:\/\/|mailto:)[^\s<>]*)/i.exec(walk.text.slice(walk.at)) ?? []
  if (found === undefined) return false
  const isWhole = walk.at + found.length < walk.text.length
  if (bracket === '' || isWhole) take(walk, found.length)
  else {
    walk.out += address
    walk.at += found.length
  }
  return true
}

/** `[words](address`: until it is complete, shows only the words. */
function readBracket(walk: Walk): boolean {
  const [mark] = /^!?\[/.exec(walk.text.slice(walk.at)) ?? []
  if (mark === undefined) return false
  const inner = walk.at + mark.length
  const closing = partner(walk.text, inner, '[', ']')
  if (closing === undefined) {
    walk.at = inner
    return true
  }
  const next = walk.text[closing + 1]
  if (next !== '(' && next !== undefined) {
    take(walk, closing + 1 - walk.at)
    return true
  }
  const last = next === '(' ? partner(walk.text, closing + 2, '(', ')') : undefined
  if (last !== undefined) {
    take(walk, last + 1 - walk.at)
    return true
  }
  walk.text = walk.text.slice(0, closing)
  walk.at = inner
  return true
}

function partner(text: string, from: number, opening: string, closing: string): number | undefined {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === opening) depth++
    else if (text[at] === closing && depth-- === 0) return at
  }
  return undefined
}

function readEntity(walk: Walk): boolean {
  if (walk.text[walk.at] !== '&' || !/^&#?\w{0,10}$/.test(walk.text.slice(walk.at))) return false
  return end(walk)
}

function readEmphasis(walk: Walk): boolean {
  const [run = ''] = /^(?:\*+|_+|~+)/.exec(walk.text.slice(walk.at)) ?? []
  const sign = run[0]
  // A single tilde is literal, as in ~5, but at the end it may become two.
  if (sign === undefined || (run === '~' && walk.at < walk.text.length - 1)) return false
  const [previous, next] = [walk.text[walk.at - 1] ?? ' ', walk.text[walk.at + run.length]]
  const opens = next === undefined || /\S/.test(next)
  const closes = /\S/.test(previous)
  const within = isLetter(previous) && next !== undefined && isLetter(next)
  const inWord = within && (sign === '_' || (run === '*' && walk.open.at(-1)?.mark[0] !== '*'))
  if ((!opens && !closes) || inWord) {
    take(walk, run.length)
    return true
  }
  const rest = closes ? closeEmphasis(walk, sign, run.length) : run.length
  const mark = sign.repeat(rest)
  walk.at += run.length - rest
  // At the very end it opens nothing yet, and has closed what it could.
  if (next === undefined) return end(walk)
  if (opens && rest > 0 && !(sign === '_' && isLetter(previous))) walk.open.push({ mark, at: walk.out.length })
  take(walk, rest)
  return true
}

function isLetter(sign: string): boolean {
  return /[\p{L}\p{N}_]/u.test(sign)
}

/** Closes from the innermost outwards, and returns how many signs are left. */
function closeEmphasis(walk: Walk, sign: string, count: number): number {
  let left = count
  for (let top = walk.open.at(-1); left > 0 && top?.mark[0] === sign; top = walk.open.at(-1)) {
    const isLast = walk.at + count === walk.text.length
    // Only half of the closing mark has arrived.
    if (left < top.mark.length && isLast) return 0
    const used = Math.min(left, top.mark.length)
    walk.out += sign.repeat(used)
    left -= used
    if (used === top.mark.length) walk.open.pop()
    else top.mark = sign.repeat(top.mark.length - used)
  }
  return left
}

function close({ out, open }: Walk): string {
  let words = open.length > 0 ? out.trimEnd() : out
  for (const { mark, at } of open.toReversed()) {
    const isEmpty = words.slice(at).replaceAll(/[\s*_~]/g, '') === ''
    words = isEmpty ? words.slice(0, at).trimEnd() : words + mark
  }
  return words
}
