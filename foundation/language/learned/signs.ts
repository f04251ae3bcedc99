import type { Classes } from './classes.ts'
import { hashOf } from './random.ts'
import { collapsed, shapeOf } from './shapes.ts'
import type { Word } from './words.ts'

/** Everything an intent may be told from, as numbers without repetition. */
export function signsOf(words: readonly Word[]): Uint32Array {
  const found = new Set<number>()
  const add = (sign: string) => found.add(hashOf(sign))
  const plain = words.slice(0, most).map(({ norm }) => shapeOf(norm) ?? norm)
  addNeighbours(['^', ...plain, '$'], add)
  addBones(['^', ...collapsed(plain), '$'], add)
  for (const { norm } of words.slice(0, most)) addLetters(norm, add)
  addFrame(plain, add)
  return Uint32Array.from(found)
}

/** The same, and what it may be told from by the kinds of its words. */
export function signsWithClasses(words: readonly Word[], classes: Classes): Uint32Array {
  const found = new Set<number>(signsOf(words))
  const add = (sign: string) => found.add(hashOf(sign))
  const norms = ['^', ...words.slice(0, most).map(({ norm }) => norm), '$']
  const kinds = norms.map((norm) => kindsOf(norm, classes))
  for (const [at, own] of kinds.entries())
    for (const kind of own) {
      add(`c ${kind}`)
      add(`cw ${kind} ${norms[at + 1] ?? ''}`)
      add(`wc ${norms[at - 1] ?? ''} ${kind}`)
      for (const next of kinds[at + 1] ?? []) add(`cc ${kind} ${next}`)
      for (const next of kinds[at + 2] ?? []) add(`c_c ${kind} ${next}`)
    }
  return Uint32Array.from(found)
}

function kindsOf(norm: string, classes: Classes): readonly string[] {
  const kinds = classes(norm)
  const shape = shapeOf(norm)
  return kinds.length > 0 || shape === undefined ? kinds : [shape]
}

/** Longer messages are told by their beginning. */
const most = 150

function addNeighbours(signs: readonly string[], add: (sign: string) => void): void {
  for (const [at, sign] of signs.entries()) {
    const next = signs[at + 1]
    const after = signs[at + 2]
    add(`1 ${sign}`)
    if (next !== undefined) add(`2 ${sign} ${next}`)
    if (after !== undefined) add(`_ ${sign} ${after}`)
  }
}

/** The sentence with its times and lengths as one sign each: words on both sides of a time become neighbours. */
function addBones(bones: readonly string[], add: (sign: string) => void): void {
  for (const [at, bone] of bones.entries()) if (at + 2 < bones.length) add(`b ${bone} ${bones[at + 2] ?? ''}`)
  if (bones.length <= 9) add(`= ${bones.join(' ')}`)
}

/**
 * How a word begins and what it is made of: what is left of it where it is misspelled, or in another form. Of a day or a
 * number, which are told by their kind, only the whole word is a sign.
 */
function addLetters(word: string, add: (sign: string) => void): void {
  if (word.startsWith('<')) return
  if (shapeOf(word) !== undefined) return add(`w ${word}`)
  add(`p ${word.slice(0, 4)}`)
  const edged = `<${word.slice(0, 20)}>`
  for (let at = 0; at + 3 <= edged.length; at += 1) add(`l ${edged.slice(at, at + 3)}`)
}

/** The first word that is no courtesy tells what kind of sentence it is; it is seen with every other word. */
function addFrame(signs: readonly string[], add: (sign: string) => void): void {
  const first = signs.find((sign) => !courtesies.has(sign)) ?? ''
  for (const sign of new Set(signs)) add(`f ${first} + ${sign}`)
  add(`n ${Math.min(8, Math.ceil(signs.length / 2))}`)
}

const courtesies: ReadonlySet<string> = new Set(
  'hey hi ok okay so and please pls can could you would just also'.split(' '),
)
