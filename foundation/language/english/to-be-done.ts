import { tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'

/** “Print the lease”, “ring Tom and tell him”, “draft me a memo”: something is to be done, which no text answers. */
export function isToBeDone(sentence: string): boolean {
  if (sentence.trimEnd().endsWith('?')) return false
  const tokens = tokenize(sentence.slice(0, mostRead))
  const words = tokens.map(({ text }) => text)
  const at = words.findIndex((word, place) => !leads.has(word) && !isPlea(words, place))
  const [verb = '', next = ''] = words.slice(Math.max(at, 0))
  if (calling.has(verb)) return next !== '' && !ofCalls.has(next)
  // “Print Ida’s letter.”
  const owner = tokens[Math.max(at, 0) + 1]
  const isOwned = owner !== undefined && /['’]s$/.test(sentence.slice(owner.from, owner.to))
  const isThing = determiners.has(next) || isOwned
  return making.has(verb) && (isThing || (writing.has(verb) && next !== '' && !ofText.has(next)))
}

const mostRead = 200
/** “Could you ring her”: neither word is the verb. */
function isPlea(words: readonly string[], at: number): boolean {
  return (
    (pleas.has(words[at] ?? '') && words[at + 1] === 'you') || (words[at] === 'you' && pleas.has(words[at - 1] ?? ''))
  )
}

const pleas = setOf('can could would will')
const leads = setOf('please pls plz and so ok okay now then well hey hi oh just also kindly')
const calling = setOf('ring phone dial whatsapp sms fax')
/** “Phone number of the hotel”. */
const ofCalls = setOf('number numbers no nr call calls bill bills contract size sizes book for of at is was i')
const making = setOf(
  'print scan order buy call text book reserve pay transfer wire draft compose write type translate draw paint design sing play transcribe record deliver ship publish',
)
const writing = setOf('draft compose translate draw')
const ofText = setOf('of for is was version versions one ones contract lease letter agreement number')
const determiners = setOf(
  'a an the my our your his her their me us him them this that these those some it all every another up out',
)
