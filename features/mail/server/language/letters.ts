import type { Read, ReadingScene } from '#foundation/server/language.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import { readAnyLetter } from '../../language/composing/any-letter.ts'
import { readInAnyWords } from '../../language/composing/in-any-words.ts'
import { losesMore, mayBeName } from '../../language/composing/lost.ts'
import { says } from '../../language/composing/read-compose.ts'
import type { Compose } from '../../language/wish.ts'

/** If another reading keeps more of the message, this one is tried after it, or dropped if its recipient can't be a name. */
export function unlessMore(sentence: string, anew: Read, letters: readonly Read[], wording: Wording): Read[] {
  const [letter] = letters
  const isPart =
    letter !== undefined &&
    anew.intent === 'write-mail' &&
    losesMore(sentence, anew.wish as Compose, letter.wish as Compose, wording)
  if (!isPart) return [anew]
  const { makes: _makes, ...read } = anew
  const { aside: _aside, ...whole } = letter
  const part = (anew.wish as Compose).to.every(mayBeName) ? [{ ...read, sure: false, tries: true }] : []
  return anew.sure && letter.aside === true && isToSame(anew.wish as Compose, letter.wish as Compose)
    ? [{ ...whole, sure: true }, ...part]
    : part
}

/** Two readings that name different people are not weighed by what they say. */
function isToSame(written: Compose, letter: Compose): boolean {
  const [one, other] = [toWhom(written), toWhom(letter)].map((whom) =>
    whom.toLowerCase().replaceAll(/ and |, ?/gu, ','),
  )
  const isFree = written.purpose === 'introduce' || written.purpose === 'out-of-office'
  return (
    isFree || one === '' || one === undefined || other === undefined || one.startsWith(other) || other.startsWith(one)
  )
}

/** Words to somebody whom only the mailbox or the contacts know, where no other order to write says as much. */
export function toldAside(sentence: string, { now, zone }: ReadingScene, anew: Read | undefined): Read[] {
  const wording = { now, zone, dateOrder: dateOrderOf(zone) }
  const written = anew?.intent === 'write-mail' ? (anew.wish as Compose) : undefined
  const isSaid = written !== undefined && ((written.forward ?? written.sums) !== undefined || saysMore(written))
  const isMeant =
    (isSaid && (!written.onlyKnown || (written.forward ?? written.sums) !== undefined)) ||
    (anew?.sure === true && anew.intent === 'mail')
  const letter = readAnyLetter(sentence, wording)
  const briefly = isMeant ? undefined : readInAnyWords(sentence, wording)
  const isSame = briefly && isSaid && toWhom(written) === toWhom(briefly)
  const inWords = isSame ? undefined : briefly
  // The invitation may not exist; then the letter is tried.
  const isInvited = anew?.intent === 'mail' && (anew.wish as { do?: string }).do === 'answer-invitation'
  if (isInvited) return letter ? [unlessInvited(letter)] : []
  const isWhole =
    letter &&
    (!isSaid || isToSame(written, letter)) &&
    [written, inWords].every(
      (wish) => !wish || (!isSaid && wish === written) || losesMore(sentence, wish, letter, wording),
    )
  const wish =
    isWhole && !(anew?.sure === true && anew.intent === 'mail')
      ? together(letter, inWords)
      : inWords && together(inWords, isSaid ? undefined : letter)
  if (wish) return [{ intent: 'write-mail', wish, sure: false, tries: true, aside: true, eachPart: true }]
  // “Helen’s minutes” may be nobody, and Helen somebody.
  const isOther = letter && written?.onlyKnown === true && toWhom(written) !== toWhom(letter)
  return isOther ? [{ intent: 'write-mail', wish: letter, sure: false, tries: true, last: true }] : []
}

/** “Accept Nora’s invitation, I bring the cake” says more than an invitation can take, so Nora is asked for. */
function unlessInvited({ onlyKnown: _known, ...letter }: Compose): Read {
  const isMore = (letter.words?.length ?? 0) > 1
  const { splits: _splits, ...one } = letter
  return isMore
    ? { intent: 'write-mail', wish: { ...one, asksWho: true } satisfies Compose, sure: true, tries: true }
    : {
        intent: 'write-mail',
        wish: { ...letter, onlyKnown: true } satisfies Compose,
        sure: false,
        tries: true,
        last: true,
      }
}

/** “Tell the estate agent that …”: who that is is asked, where nothing else was meant. */
export function toSomeRole(sentence: string, { now, zone }: ReadingScene): Read[] {
  const wish = readAnyLetter(sentence, { now, zone, dateOrder: dateOrderOf(zone) }, true)
  return wish ? [{ intent: 'write-mail', wish, sure: false, tries: true, last: true }] : []
}

/** The likelier reading, and another one, which may name somebody else. */
function together(one: Compose, other: Compose | undefined): Compose {
  if (!other) return one
  const { splits = [], ...rest } = other
  return { ...one, splits: [...(one.splits ?? []), rest, ...splits] }
}

/** An answer goes to the sender of the mail that it answers. */
export function toWhom({ to, reply }: Compose): string {
  return to.length > 0 ? to.join() : (reply?.from ?? '')
}

/** What it is about says nothing yet. */
export function saysMore({ topic: _topic, ...mail }: Compose): boolean {
  return says(mail)
}
