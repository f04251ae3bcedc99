import { tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'

/**
 * What sort of sentence a message is, from its form alone. `fragment`: a few words without a verb, which mean something
 * only after what was said before; `talk`: interjections.
 */
export type SentenceKind = 'statement' | 'question' | 'order' | 'fragment' | 'talk'

export function kindOfSentence(text: string): SentenceKind {
  const all = tokenize(text.slice(0, mostRead)).map((token) => token.text)
  if (all.length === 0 || (all.length <= 6 && all.every((word) => interjections.has(word)))) return 'talk'
  const asks = /\?\s*$/.test(text.trim())
  const words = withoutOpening(all)
  const [first = '', second = ''] = words
  if (requests.has(`${first} ${second}`)) return abilities.has(words[politeness(words)] ?? '') ? 'question' : 'order'
  if (asks || askingWords.has(first) || (leading.has(first) && askingWords.has(second))) return 'question'
  if (wants.has(`${first} ${second}`) || (all.includes('please') && !subjects.has(first))) return 'order'
  if (
    auxiliaries.has(first) &&
    (subjects.has(second) || words.length > 3 || openAuxiliaries.has(first)) &&
    !orderVerbs.has(first)
  )
    return 'question'
  if (orderVerbs.has(first)) return 'order'
  if (
    text
      .slice(0, mostRead)
      .split(/[,;:–—]/)
      .slice(1, 20)
      .some(asksInClause)
  )
    return 'question'
  return tells(words) ? 'statement' : 'fragment'
}

/** The end is not needed to tell. */
const mostRead = 300

/** “So”, “oh and”, “hm ok”: what leads into a sentence. */
function withoutOpening(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => !openings.has(word))
  return at === -1 ? words : words.slice(at)
}

/** “In 3 hours, what is that per km”. */
function asksInClause(clause: string): boolean {
  const [first = '', second = ''] = withoutOpening(tokenize(clause).map((token) => token.text))
  return askingWords.has(first) || (auxiliaries.has(first) && subjects.has(second))
}

/** The position of the verb in “can you at least please send …”. */
function politeness(words: readonly string[]): number {
  const at = words.findIndex((word, place) => place > 1 && !fillers.has(word))
  return at === -1 ? words.length : at
}

/** A verb of statement about someone, with the position of what is said. */
function tells(words: readonly string[]): boolean {
  if (words[0] === 'i' && (words[1] === 'mean' || words[1] === 'meant')) return false
  const verb = words.findIndex((word, at) => at > 0 && (finite.has(word) || (at <= 4 && pastForm(word))))
  return verb > 0 && words.length >= (subjects.has(words[0] ?? '') ? 2 : 3)
}

function pastForm(word: string): boolean {
  return word.length > 4 && word.endsWith('ed') && !notPast.has(word)
}

const notPast = setOf('need speed breed indeed hundred shared united speed wicked naked sacred')
const openings =
  setOf(`so and oh ok okay well but hm hmm hmmm ah um uh also then actually anyway btw alright right yeah yep
  yes no nope hey hi please sorry just wait pity damn ugh lol haha cool nice great fine now or like honestly look listen
  oops`)
const interjections =
  setOf(`lol haha hahaha hah ha heh hihi rofl fair enough true wow whoa oh ah ooh aah hm hmm hmmm mm mhm mmh uh um
  yay yikes ouch oops whoops phew meh ugh gosh omg wtf nice cool neat sweet great super perfect lovely awesome fun
  funny interesting right indeed exactly totally whatever thanks thank you ta cheers ok okay k kk alright well sure
  then too so very how good one point got it i see that my bad pity sorry damn no yes yeah yep aha really
  dear man sigh hehe good to know makes sense thought figured guessed`)
const requests = new Set(['can you', 'could you', 'would you', 'will you', 'can we', 'could we'])
const fillers = setOf('at least please also just maybe perhaps then now quickly again still kindly not')
const abilities = setOf(`see know hear speak understand think feel sleep dream rather be believe imagine access learn
  recommend i we tell`)
/** “By when”, “at what time”. */
const leading = setOf('by until till from since at on in to for with about')
const askingWords = setOf('what which who whom whose when where why how')
const auxiliaries = setOf(`is are was were am do does did can could would will shall should may might must has have had
  ever any anything anyone anybody`)
const openAuxiliaries = setOf('ever any anything anyone anybody')
const subjects =
  setOf(`i you he she we they it this that these those there my your his her our their its the a an one everyone
  everybody someone somebody nobody noone half some most many all both each every no`)
const wants = new Set(['i want', 'i need', 'let us', 'i would', 'we need', 'we want', 'do not'])
export const orderVerbs =
  setOf(`put add move push shift set make book schedule plan cancel delete remove drop erase clear rename call
  send write reply answer forward mail email text message ping find search look show list tell give get bring take
  open close start stop begin end turn switch play order buy pay reserve check read draft print translate summarise
  summarize explain compare create invite remind note remember forget keep save store change update edit fix swap
  undo redo pin unpin export import download upload share block hold extend shorten split merge copy paste use try
  ask order let help fill mark sort calculate convert count pick choose leave skip ignore record transcribe sync
  connect log sign reschedule postpone confirm accept decline wake post publish run archive unarchive mute unmute snooze star unstar label flag unsubscribe go have be`)
const finite =
  setOf(`is are was were am has had have got gets will would can could should must may might does did do went goes
  came comes come left leaves said says told tells think thinks thought know knows knew feel feels felt want wants need
  needs like likes love loves hate hates wants make makes made take takes took give gives gave see sees saw hear heard
  works work lives live stays stay broke broken won lost met slept sleeps woke hurts hurt forgot became began begins
  fell kept keeps meant ran runs sold sent sits sat spent stands stood understood wrote quit put cut let looks look
  seems hopes hope miss misses starts ends moves owes eats ate drank flies flew drove drives bought brought caught
  insists prefers refuses complains objects agrees disagrees`)
