import { everydayWords, lightWords } from '#foundation/language/english/everyday-words.ts'
import { withoutHonorific } from '#foundation/language/english/honorifics.ts'
import { distance } from '#foundation/language/text/spelling.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { roles } from '#foundation/language/english/roles.ts'
import { bareSubject } from './subject.ts'

/** What a conversation shows of itself, the newest first. */
export type Nameable = {
  id: string
  subject: string
  snippet: string
  split: string
  people: readonly { name: string; address: string; own: boolean }[]
}

/** `near`: those that hold most of the words; `whole`: all of them that are known; `unknown`: words that none holds. */
export type Named<T> = { near: T[]; whole: T[]; unknown: string[] }

/** How well a word of a message fits a word that is there: not, by a word of the text, by an address, by a sender or a subject, or by the very word in these. */
type Fit = 0 | 1 | 1.5 | 2 | 3

type Known<T> = { thread: T; named: readonly string[]; text: readonly string[]; address: readonly string[] }

const nearly = 0.8

/**
 * Finds the conversations that words name: by sender, address, subject, kind and text, whatever capitals, accents, endings
 * and misspellings they have. Words of a sender or a subject weigh more, and so do rare ones.
 */
export function namedBy<T extends Nameable>(threads: readonly T[], words: readonly string[]): Named<T> {
  const known = threads.map(wordsOf)
  const fits = words.map((word) => fitsOf(word, known))
  const isHeld = (at: number) => fits[at]?.some((fit) => fit > 0) === true
  const weights = words.map((_, at) => {
    const holding = fits[at]?.filter((fit) => fit > 0).length ?? 0
    return Math.log(1 + (threads.length + 1) / (holding + 1))
  })
  const scored = threads.map((thread, place) => ({
    thread,
    held: words.filter((_, at) => (fits[at]?.[place] ?? 0) > 0).length,
    score: weights.reduce((sum, weight, at) => sum + weight * (fits[at]?.[place] ?? 0), 0),
  }))
  const all = words.filter((_, at) => isHeld(at)).length
  const whole = scored.filter(({ held }) => held === all && held > 0)
  const best = whole.length > 0 ? whole : scored.filter(({ held }) => held * 2 > all)
  const top = Math.max(0, ...best.map(({ score }) => score))
  return {
    whole: whole.map(({ thread }) => thread),
    near: best.filter(({ score }) => score > 0 && score >= nearly * top).map(({ thread }) => thread),
    unknown: words.filter((_, at) => !isHeld(at)),
  }
}

/** All that belong to one conversation, also where its messages do not say what they answer. */
export function isOneSubject(threads: readonly Nameable[]): boolean {
  return new Set(threads.map(({ subject }) => bareSubject(subject))).size === 1
}

/** From one sender who writes to many. */
export function isOneList(threads: readonly Nameable[]): boolean {
  const senders = threads.map(({ people }) => people.find(({ own }) => !own)?.address)
  return threads.every(({ split }) => split === 'newsletters') && new Set(senders).size === 1
}

/** Whether each word is one of a name or an address: “dunns” is Dunn’s, and “greenlane” stands in greenlane.example. */
export function isCalled(said: string, { name, address }: { name: string; address: string }): boolean {
  const all = piecesOf(withoutHonorific(said))
  const telling = all.filter((word) => !roles.has(word) && !articles.has(word))
  const words = telling.length > 0 ? telling : all
  const named = piecesOf(name)
  const pieces = address
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((piece) => !everywhere.has(piece))
  const places = pieces.filter((piece) => piece.length > 4 && !everywhere.has(piece))
  const isOf = (word: string) =>
    [...named, ...pieces].some(
      (piece) =>
        word === piece ||
        (word.length > 3 && word.endsWith('s') && word.slice(0, -1) === piece) ||
        (!everyday.has(word) && misspelled(word, piece)),
    )
  const joined = words.join('')
  return (
    words.length > 0 &&
    (words.every(isOf) ||
      (joined.length > 5 && places.some((piece) => piece.startsWith(joined) || piece.endsWith(joined))))
  )
}

/** “Comes” is no misspelled name. */
const everyday: ReadonlySet<string> = new Set([...everydayWords, ...lightWords])
const articles = new Set(['the', 'our', 'my'])

/** Whether the word names one of those who wrote. */
export function isSender(people: Nameable['people'], word: string): boolean {
  return people.some((one) => !one.own && isCalled(word, one))
}

function wordsOf<T extends Nameable>(thread: T): Known<T> {
  const others = thread.people.filter(({ own }) => !own)
  const kind = thread.split === 'newsletters' ? ' newsletter' : ''
  const address = others.flatMap(({ address: at }) => at.toLowerCase().split(/[^a-z0-9]+/))
  return {
    thread,
    named: piecesOf(`${others.map(({ name }) => name).join(' ')} ${thread.subject}${kind}`),
    text: piecesOf(thread.snippet),
    address: address.filter((piece) => piece.length > 2 && !everywhere.has(piece)),
  }
}

const everywhere = new Set('com org net www mail info the gmail outlook hotmail yahoo'.split(' '))

function piecesOf(text: string): string[] {
  return tokenize(text).flatMap(({ text: word }) => word.split(/[^\p{L}\p{N}]+/u).filter((piece) => piece !== ''))
}

/** A misspelling counts only where nothing is spelled so, and so does another word for the same. */
function fitsOf<T>(word: string, known: readonly Known<T>[]): Fit[] {
  const ways = [
    written,
    ...(synonyms.get(word) ?? []).map((other) => (_: string, piece: string) => written(other, piece)),
    misspelled,
  ]
  for (const isSame of ways) {
    const fits = known.map(({ named, text, address }): Fit => {
      const isName = (piece: string) => isSame(word, piece) || (word.length > 4 && piece.includes(word))
      if (named.includes(word)) return 3
      if (named.some((piece) => isSame(word, piece)) || isJoined(word, named)) return 2
      if (address.some(isName)) return 1.5
      return text.some((piece) => isSame(word, piece)) ? 1 : 0
    })
    if (fits.some((fit) => fit > 0)) return fits
  }
  return known.map((): Fit => 0)
}

/** Words for the same thing; all of them in a line. What sells something comes as a newsletter. */
const same =
  `bill bills invoice invoices statement; alert alerts alarm; quote quotes quotation estimate offer offers; appointment appt;
  invite invites invitation; xmas christmas; holiday vacation; photo photos picture pictures pic pics; meeting mtg; episode ep eps;
  contract agreement; newsletter newsletters promo promos promotion promotions ad ads advert adverts deal deals sale
  digest bulletin marketing; rota roster; flat apartment; parcel package delivery; pay salary wages; cv resume`
    .split(';')
    .map((line) => line.trim().split(/\s+/))
const synonyms = new Map(
  same.flatMap((line) => line.map((word): [string, string[]] => [word, line.filter((other) => other !== word)])),
)

/** “Danas” is Dana’s, “dec” begins December, and “forecasts” is the forecast. */
function written(word: string, piece: string): boolean {
  if (word === piece) return true
  if (/\d/.test(word)) return word.length > 3 && piece.startsWith(word)
  if (word.length > 3 && word.endsWith('s') && word.slice(0, -1) === piece) return true
  if (piece.endsWith('s') && piece.slice(0, -1) === word) return true
  return word.length > 2 && piece.startsWith(stemOf(word)) && piece.length - word.length < longestEnding
}

const longestEnding = 7

function stemOf(word: string): string {
  if (word.length < 5) return word
  const stem = word.replace(/(?:ies|es|ed|ing|s|y)$/, '')
  return stem.length > 3 ? stem : word
}

function misspelled(word: string, piece: string): boolean {
  if (word.length < 5 || /\d/.test(word) || piece.charAt(0) !== word.charAt(0)) return false
  return distance(word, piece, 1) <= 1 || (word.endsWith('s') && distance(word.slice(0, -1), piece, 1) <= 1)
}

/** “Greenlane” is Green Lane. */
function isJoined(word: string, pieces: readonly string[]): boolean {
  return word.length > 5 && pieces.some((piece, at) => `${piece}${pieces[at + 1] ?? ''}` === word)
}
