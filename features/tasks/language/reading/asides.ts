import { type Token, tokenize } from '#foundation/language/text/tokens.ts'

/** “…, it should be ready”, “… - make it a task”: what is left of a remark about the task when its facts are taken out. */
export function withoutAside(text: string): string {
  const tokens = tokenize(text)
  const at = joints(text, tokens).find((place) => isAside(tokens.slice(place)))
  return at === undefined ? text : text.slice(0, tokens[at - 1]?.to)
}

function isAside(tokens: readonly Token[]): boolean {
  const said = tokens.map(({ text }) => text)
  return said.every((word) => ofAsides.has(word)) && said.some((word) => pointing.has(word))
}

/** Places at which something is said that is no part of what stands before it. */
function joints(text: string, tokens: readonly Token[]): number[] {
  return tokens.flatMap(({ from, text: word }, at) => {
    const before = tokens[at - 1]
    if (!before) return []
    const mark = text.slice(before.to, from).trim()
    return marks.has(mark) || word === 'and' || word === 'so' ? [at] : []
  })
}

const marks = new Set([',', ';', '-', '–', '—', '.', '('])
const pointing = new Set(['it', 'its', "it's", 'this', 'that', "that's", 'please', 'pls'])
const ofAsides = new Set(
  `it its it's this that that's please pls flag mark make set put give note list add and so is should must has have needs to be ready done finished
  needed sent a an the as task tasks todo quite really very pretty rather somewhat also with priority important urgent high low top medium
  due deadline thanks thx ok okay which will would can for me my at on by`.split(/\s+/),
)
