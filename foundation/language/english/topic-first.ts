import { type Token, tokenize } from '../text/tokens.ts'
import { setOf } from '../text/word-set.ts'
import { kindOfSentence } from './sentence-kind.ts'

/** “Press kit, what’s still missing there?”: what is said first stands where the rest points at it. */
export function topicFirst(said: string): string {
  const found = /^(?:(?:how|what) about )?([^/,:;.!?–—\d“”"]{3,60}?)(?:,|:|;| -|\.| –| —)\s+(.+)$/u.exec(said.trim())
  const [, topic = '', rest = ''] = found ?? []
  const words = tokenize(topic)
  if (words.length === 0 || words.length > mostWords || !mayBeTopic(topic, words)) return said
  const asked = bare.get(withoutIdle(rest))
  if (asked !== undefined) return `${asked} ${topic}?`
  const kind = kindOfSentence(rest)
  if (kind !== 'order' && kind !== 'question') return said
  const tokens = tokenize(rest)
  const at = tokens.findIndex(
    ({ text }, place) =>
      pointers.has(text) || owners.has(text) || (kind === 'question' && isThat(text, tokens[place + 1])),
  )
  const pointer = tokens[at]
  // “So mark the mail read and archive it” names its own thing first.
  if (
    tokens.slice(0, at).some(({ text }) => joints.has(text)) &&
    tokens.slice(0, at).some(({ text }) => named.has(text))
  )
    return said
  const behind = tokens[at + 1]
  if (!pointer || (owners.has(pointer.text) && !isNoun(behind))) return said
  return `${rest.slice(0, pointer.from)}${standing(topic, pointer.text)}${rest.slice(pointer.to)}`
}

/** “Parents evening, what time again?” */
function withoutIdle(rest: string): string {
  const words = tokenize(rest).map(({ text }) => text)
  return words.filter((word) => !idle.has(word)).join(' ')
}

const idle = setOf('again exactly and so please then now ?')
const bare: ReadonlyMap<string, string> = new Map([
  ['what time', 'what time is'],
  ['when', 'when is'],
  ['what day', 'what day is'],
  ['which day', 'which day is'],
  ['where', 'where is'],
  ['how long', 'how long is'],
  ['who else', 'who is in'],
  ['who coming', 'who is coming to'],
  ['who is coming', 'who is coming to'],
])

/** “That” alone, as in “where is that again”, and not “is that room free”. */
function isThat(word: string, behind: Token | undefined): boolean {
  return word === 'that' && (behind === undefined || behindThat.has(behind.text))
}

const behindThat = setOf('again at on in now then start begin end finish take last over with ?')

const mostWords = 6

/** A name of something: no verb, no remark, no time alone. */
function mayBeTopic(topic: string, words: readonly Token[]): boolean {
  const [first] = words
  return (
    kindOfSentence(topic) === 'fragment' &&
    !isState.test(topic) &&
    first !== undefined &&
    !openings.has(first.text) &&
    !words.some(({ text }) => pronouns.has(text)) &&
    words.some(({ text }) => !times.has(text) && !articles.has(text))
  )
}

function standing(topic: string, pointer: string): string {
  if (pointer === 'there') return `in ${topic}`
  return owners.has(pointer) ? `${topic}’s` : topic
}

function isNoun(token: Token | undefined): boolean {
  return token !== undefined && !notNouns.has(token.text)
}

/** “Done with her mail, archive it” names nothing by itself. */
const pronouns = setOf('i you he she it we they me him her us them his their its this that these those who what there')
const pointers = setOf('it them they there')
const owners = setOf('his her their its')
const joints = setOf('and then')
const named = setOf('the a an my our his her their')
/** “The shed’s sold”. */
const isState =
  /['’]s (?:(?:been|all|already|now) )?(?:\p{L}{2,}ed|done|gone|paid|sold|sent|over|off|out|back|broken|ready|in|up|here)$/iu
const articles = setOf('the a an my our that this')
const times = setOf(
  'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thurs fri sat sun today tomorrow tonight morning afternoon evening noon week month year next last now later weekend',
)
const openings = setOf(
  'waiting on at in for by from to until till after before with without and also or but not no nope nah naw ugh argh oops whoops eh um uh yes yeah yep yup ok okay sorry actually wait right good great fine thanks thank hm hmm oh ah so then well please same just only maybe perhaps instead rather better too very quite much far more less todo task tasks reminder note question idea fyi ps subject title done finished ready make perfect cool alright sure hey hi hello wrong high low urgent important asap',
)
const notNouns = setOf('that to at on in for by and or a the i we about if when what is are')
