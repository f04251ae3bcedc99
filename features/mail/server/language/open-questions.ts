import type { OpenQuestion } from '#foundation/language/dialogue.ts'
import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { readAskedMail } from '../../language/composing/asked-by-command.ts'
import { completed, type Incomplete, thinksBetter } from '../../language/composing/completing.ts'
import { peopleIn } from '../../language/composing/people.ts'
import { both } from '../../language/composing/redirected.ts'
import { readChoice } from '../../language/reading/follow-up.ts'
import type { Compose, ReviseDraft, Wish } from '../../language/wish.ts'
import { missingInDraft, writeInEnglish } from './composing.ts'
import { whichMail } from './finding.ts'
import { nameOfOne } from './in-hand.ts'
import { whichRecipient } from './recipients.ts'

export const newMail = 'new-mail'

type Answering = (sentence: string, open: OpenQuestion, wording: Wording) => Wish | undefined

/** What a message means as the answer to a question that is open. */
export const answering: Readonly<Record<string, Answering>> = {
  [whichMail](sentence, { things = [], wish }, wording) {
    const ids = readChoice(sentence, things, wording)
    const before = wish as Wish | undefined
    if (ids && before && 'which' in before) return { ...before, which: { ids, words: '', all: ids.length > 1 } }
    // Whose newsletter it is may stand in no subject.
    const named = before?.do === 'unsubscribe' ? nameOfOne(sentence) : undefined
    return before?.do === 'unsubscribe' && named !== undefined
      ? { ...before, which: { ...before.which, words: named, all: false } }
      : undefined
  },
  [missingInDraft]: (sentence, { wish }, wording) => completed(sentence, wish as Incomplete, wording),
  [writeInEnglish]: (sentence, { wish }) =>
    inEnglish.test(sentence.trim()) ? (wish as Compose | undefined) : undefined,
  [whichRecipient]: (sentence, { wish }) => withAddress(sentence, wish as Compose | ReviseDraft | undefined),
  [newMail]: (sentence, _open, wording) => (thinksBetter(sentence) ? undefined : readAskedMail(sentence, wording)),
}

/** “Yes”, “in English then”. */
const inEnglish =
  /^(?:(?:yes|yeah|yep|ok|okay|sure|fine|please|do it|go ahead|(?:write|draft) it|in english|english)(?: (?:then|is fine|please))?[\s,.!]*){1,3}$/i

/** The person adds the address. */
const leftOpen =
  /^(?:just (?:draft|write) it|draft it(?: anyway)?|(?:with)?(?:no|out(?: an)?) address|leave (?:it|that) (?:open|empty|out|blank)|skip(?: it| that)?|i(?:['’]ll| will) (?:add|fill) it(?: in)?(?: later| myself)?|(?:i )?(?:don['’]?t|do not) know|dunno|no idea)\b/i

/** The address that was said stands in the place of the name that was not clear. */
function withAddress(sentence: string, asked: Compose | ReviseDraft | undefined): Compose | ReviseDraft | undefined {
  if (asked?.do === 'revise-draft') {
    const { revision } = asked
    const list = revision.to ? 'to' : 'cc'
    const named = withSaid(sentence, { do: 'compose', purpose: 'message', to: revision[list] ?? [] })
    return named && { ...asked, revision: { ...revision, [list]: named.to } }
  }
  if (leftOpen.test(sentence.trim()))
    return { ...(asked ?? { do: 'compose', to: [], purpose: 'message' }), isOpen: true }
  return withSaid(sentence, asked)
}

function withSaid(sentence: string, wish: Compose | undefined): Compose | undefined {
  const [address] = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/.exec(sentence) ?? []
  if (!wish) return undefined
  const full = address ?? withoutEnd(sentence, '.!? ')
  const said = new Set(tokenize(full).map(({ text }) => text))
  if (wish.to.length === 0 && wish.reply?.from !== undefined)
    return full.split(' ').length > 4 ? undefined : { ...wish, reply: { ...wish.reply, from: full } }
  if (wish.to.includes(both)) return { ...wish, to: peopleIn(full) }
  const at = wish.to.findIndex((name) => address !== undefined || tokenize(name).some(({ text }) => said.has(text)))
  if (at < 0 || full.split(' ').length > 4) return undefined
  const called = (name: string) => (address === undefined || name.includes('@') ? full : `${name} <${address}>`)
  return { ...wish, to: wish.to.map((name, place) => (place === at ? called(name) : name)) }
}
