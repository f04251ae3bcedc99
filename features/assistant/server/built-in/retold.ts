import type { Dialogue, OpenQuestion } from '#foundation/language/dialogue.ts'
import type { Retold } from '#foundation/language/learned/retelling.ts'
import { isForAddress } from '#foundation/language/english/to-address.ts'
import { kindOfSentence } from '#foundation/language/english/sentence-kind.ts'
import { emptyParts } from '#foundation/language/understanding.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { isLost, type Resolve } from './by-clause.ts'
import { isButton } from './button.ts'
import { thingsInHand } from './lookups.ts'
import type { Reader } from './reader.ts'
import type { Meant, Scene } from './resolve.ts'

type Desk = { reader: Reader; scene: Scene; resolve: Resolve }

/** With the order that is taken: of the thing in hand, or of one by its name. */
type Told = Retold & { order: string | undefined }

/** Our question whether an order is meant. */
export const whetherMeant = 'whether-meant'

/**
 * Learned scores. Below `hardly`, a message is about something else. From `asks` on, a change is asked about; from `answers` on, a question is answered; from `changes` on, a change
 * is made where nothing else was read, and from `rather` on, where something else was; from `sure` on, whatever else was read.
 */
export const from = { hardly: 0.1, asks: 0.4, answers: 0.6, changes: 0.8, rather: 0.85, sure: 0.95 }

/**
 * What is said in words that no reader is sure of is read as the plain order that it is like, by examples of what people say:
 * of the thing in hand, or of what they name.
 */
export function retold(message: string, desk: Desk): Meant {
  const meant = desk.resolve(message, desk.reader, desk.scene)
  if (message.startsWith('/') || isButton(message) || meant.answers) return meant
  const alone = toldAlone(message, meant, desk)
  if (alone) return alone
  const told = ofInHand(message, meant, desk) ?? ofNamed(message, meant, desk)
  if (!told) return meant
  const { earlier = [] } = meant
  // A deed that the features may find in the message itself comes first. What only looks for its words in texts comes last.
  const deeds = earlier.filter((each) => isDeed(each, desk.reader))
  const searches = told.intent === whetherMeant ? [] : earlier.filter((each) => !isDeed(each, desk.reader))
  return { ...told, earlier: [...deeds, ...(told.earlier ?? [])], others: [...(told.others ?? []), ...searches] }
}

/** What somebody else wants, thinks or did is told, and nothing is done for it, whatever words of an order stand in it. */
function toldAlone(message: string, meant: Meant, desk: Desk): Meant | undefined {
  const { reader } = desk
  const { earlier = [] } = meant
  const isUnread = isLost(meant, reader)
  const isOrdered = isForAddress(message) || isOrderFirst(message, meant)
  const isUnsure = isDeed(meant, reader) && meant.sure !== true && meant.replaces === undefined && !isOrdered
  if (!(isUnread ? earlier.length > 0 : isUnsure)) return undefined
  const told = toldOfNamed(message, desk)
  if (told?.intent !== onlyTelling || told.score < (isUnread ? from.rather : from.sure)) return undefined
  return isUnread
    ? { ...meant, earlier: earlier.filter((each) => !isDeed(each, reader)) }
    : { intent: 'chatter', parts: emptyParts(message) }
}

/** “Mark Ana’s mails as read, she’s told me all of it”: the second clause only gives the reason for the order. */
function isOrderFirst(message: string, { whole }: Meant): boolean {
  const [first = '', ...others] = message.split(/[,;.:!?]\s/)
  return whole === true && others.length > 0 && kindOfSentence(first) === 'order' && !reported.test(first)
}

/** The examples of what wants nothing. */
export const onlyTelling = 'told'

function ofInHand(message: string, meant: Meant, desk: Desk): Meant | undefined {
  const { reader, scene } = desk
  const { told, language } = toldInHand(message, desk)
  if (told?.order === undefined || told.score < from.asks || contradicts(told.order, message)) return undefined
  const isUnread = isLost(meant, reader)
  if (settling.has(told.intent))
    return isOpen(scene.dialogue) && isUnread && told.score >= from.answers ? plainly(told, meant, desk) : undefined
  const plain = plainly(told, meant, desk)
  if (!plain || (isRead(meant, reader) && !isRather(told, plain, meant, { reader, language }))) return undefined
  if (!isDeed(plain, reader)) return answersIt(told) ? plain : undefined
  const isOthers = reader.languageOf(plain.intent) !== language && told.intent !== 'undo' && !told.makes
  if ((isOthers && !isUnread) || isHeldBack(message, told)) return undefined
  // Right after “do you mean …?”, half a sentence is rather about that than about the thing in hand.
  const isClear = told.strange.length === 0 && !askedWhether(scene.dialogue)
  if (isClear && told.score >= (isUnread ? from.changes : from.rather)) return plain
  return isUnread ? asked(message, told.order, aboutIt(scene)) : undefined
}

/** “Leave me a quarter of an hour first” wants nothing after it. */
function contradicts(order: string, message: string): boolean {
  return /\bafter (?:it|that)\b/i.test(order) && firstly.test(message)
}

const firstly = /\b(?:first|before|beforehand)[.!]*$/i

/** A question that has words which stand in no example may be about something else. */
function answersIt({ score, strange }: Retold): boolean {
  return score >= (strange.length === 0 ? from.answers : from.rather)
}

/** A change that depends on something, is only thought of or usual, or is denied: “not at 3, at 4” denies what is replaced. */
export function isHeldBack(message: string, { fills, score }: Pick<Retold, 'fills' | 'score'>): boolean {
  if (holding.test(message) || (usual.test(message) && score < from.sure)) return true
  // “She cancelled on me twice” orders nothing.
  const isDoubtful = denies.test(message) || (!fills && kindOfSentence(message) === 'statement')
  return isDoubtful && (score < from.sure || (!fills && denies.test(message)))
}

export const holding =
  /\b(?:if|unless|whether|in case|should (?:it|he|she|they)|maybe|perhaps|might|wish|apparently|last time|tempted|threatened|considered)\b/i

const usual = /\b(?:used to|usually|normally|always|ever)\b/i

/** What is named, without an order, may only be told of. */
function ofNamed(message: string, meant: Meant, desk: Desk): Meant | undefined {
  const { reader } = desk
  const isUnread = isLost(meant, reader)
  const mayBeThere = meant.sure !== true && doOf(meant) === 'create'
  const there = isUnread ? ofThose(message, desk) : []
  const told = isUnread || mayBeThere ? toldOfNamed(message, desk) : undefined
  if (told?.order === undefined || told.score < (isUnread ? from.answers : from.sure)) return behind(there, meant)
  const plain = plainly(told, meant, desk)
  // What was read as something new is rather a change of what is there.
  if (!isUnread) return plain && !told.makes && isDeed(plain, reader) && doOf(plain) !== 'create' ? plain : undefined
  if (!plain || !isDeed(plain, reader)) return plain && answersIt(told) ? plain : behind(there, meant)
  const isSafe = told.score >= from.rather && told.strange.length === 0 && kindOfSentence(message) === 'order'
  return behind(there, isSafe && !denies.test(message) ? plain : asked(message, told.order))
}

/** “Boiler service can wait till the 20th” is about what is called so, if something is: only a look at the things can tell. */
function ofThose(message: string, desk: Desk): Meant[] {
  const kind = kindOfSentence(message)
  const isOnlyTold = holding.test(message) || usual.test(message) || reported.test(message) || denies.test(message)
  if (kind === 'question' || isOnlyTold) return []
  const least = kind === 'statement' ? from.sure : from.rather
  return toldOfEach(message, desk)
    .filter(({ makes, score, share, strange, name }) => {
      const isLike = score >= from.hardly && share >= least && strange.length === 0
      return isLike && !makes && name !== undefined
    })
    .flatMap((told) => {
      const plain = plainly(told, undefined, desk)
      if (!plain || !isDeed(plain, desk.reader)) return []
      return [{ ...plain, others: [], tries: true as const }]
    })
}

/** “They want me to shorten the board meeting” is not the person’s own wish. */
const reported = /\b(?:wants?|wanted|asks?|asked|says?|said|told|thinks?|thought|hopes?|suggests?|suggested)\b/i

function behind(first: readonly Meant[], meant: Meant): Meant | undefined {
  return first.length === 0 ? undefined : { ...meant, earlier: [...first, ...(meant.earlier ?? [])] }
}

const denies = /\b(?:not|no|never|nobody|without|dont|cant|wont|wouldnt|shouldnt|isnt|doesnt|didnt)\b|n['’]t\b/i

/** The order as it is read; nothing, where it is not read to its last word. */
function plainly({ order, intent }: Told, meant: Meant | undefined, { reader, scene, resolve }: Desk) {
  if (order === undefined) return undefined
  const plain = resolve(order, reader, scene)
  if (plain.whole !== true || (isLost(plain, reader) && !settling.has(intent))) return undefined
  return { ...plain, others: [...(plain.others ?? []), ...(meant ? [meant] : [])] }
}

function isRead(meant: Meant, reader: Reader): boolean {
  return meant.whole === true && meant.intent !== 'out-of-scope' && (!isLost(meant, reader) || meant.sure === true)
}

/**
 * A question that was read as a change is rather the question; and what was read as something of another feature, or as something
 * else that is to be done, is rather a change of what is in hand.
 */
function isRather(
  { order = '', makes, score }: Told,
  plain: Meant,
  meant: Meant,
  { reader, language }: Owner,
): boolean {
  if (meant.whole === true && !isDeed(meant, reader) && asksOfDone.test(meant.parts.sentence)) return false
  const isElsewhere = meant.sure !== true && reader.languageOf(meant.intent) !== language
  if (isElsewhere && score >= from.rather) return true
  if (!isDeed(meant, reader) || doOf(meant) === 'several' || doOf(meant) === 'nothing') return false
  if (!isDeed(plain, reader)) return score >= from.rather
  if (makes && reader.languageOf(plain.intent) !== language) return false
  // “Make it 4 and only 15 min” says more than another length.
  if (numbersIn(meant.parts.sentence).some((number) => !numbersIn(order).includes(number))) return false
  return isOther(plain, meant) && score >= (meant.sure === true ? from.sure : from.rather)
}

/** “What did I finish this week?” asks nothing of what is to come. */
const asksOfDone = /\b(?:did|have) (?:i|we) (?!any|got|to)(?:\w+ed|finish|done|get|do|close|tick|complete|check)\b/i

/** The language of the thing in hand. */
type Owner = { reader: Reader; language: string | undefined }

function numbersIn(text: string): string[] {
  return text.match(/\d+/g) ?? []
}

/** Another kind of deed; of a card that waits, another content. */
function isOther(plain: Meant, meant: Meant): boolean {
  if (plain.intent !== meant.intent || doOf(plain) !== doOf(meant)) return true
  return plain.replaces !== undefined && JSON.stringify(plain.parts.wish) !== JSON.stringify(meant.parts.wish)
}

/** What kind of wish a reader of its own made of it. */
export function doOf({ parts: { wish } }: Meant): unknown {
  return wish instanceof Object && 'do' in wish ? wish.do : undefined
}

function isDeed({ intent, parts }: Meant, { kindOf, isQuestion }: Reader): boolean {
  return kindOf(intent) === 'act' && isQuestion(intent)?.(parts) !== true
}

/** They settle what was asked or proposed, and are talk where nothing was. */
const settling = new Set(['yes', 'no', 'keep'])

function isOpen({ open, card }: Dialogue): boolean {
  return open.some(({ isLeft }) => isLeft !== true) || (card !== undefined && card.isPast !== true)
}

function askedWhether({ open }: Dialogue): OpenQuestion | undefined {
  const question = open.at(-1)
  return question?.question === whetherMeant && question.isLeft !== true ? question : undefined
}

function asked(message: string, order: string, title = ''): Meant {
  return { intent: whetherMeant, parts: { ...emptyParts(message), wish: { order, title } } }
}

function aboutIt({ dialogue }: Scene): string | undefined {
  return thingsInHand(dialogue)[0]?.title
}

function toldInHand(
  message: string,
  { reader, scene: { dialogue } }: Pick<Desk, 'reader' | 'scene'>,
): { told?: Told; language?: string } {
  const things = thingsInHand(dialogue)
  const kinds = new Set(things.map(({ kind }) => kind))
  const [kind = languageOfCard(dialogue, reader)] = kinds
  const own = kinds.size > 1 ? undefined : reader.retellings.find((each) => each.kinds.includes(kind ?? ''))
  const told = own?.retell(message)
  if (!own || !told) return {}
  const titles = things.map(({ title }) => title)
  return namesOther(told, titles)
    ? { language: own.language }
    : { told: { ...told, order: told.inHand ?? told.named }, language: own.language }
}

/** Something that is called otherwise than what is in hand. */
function namesOther({ name, makes }: Retold, titles: readonly string[]): boolean {
  if (name === undefined || makes) return false
  const words = tokenize(name).map(({ text }) => text)
  return !titles.some((title) => {
    const known = new Set(tokenize(title).map(({ text }) => text))
    return words.every((word) => known.has(word))
  })
}

function languageOfCard({ card }: Dialogue, { languageOf }: Reader): string | undefined {
  return card?.isPast === true ? undefined : languageOf(card?.frame?.intent ?? '')
}

/** The plain order of the thing in hand that a clause is like, or of what it names. */
export function likestOrder(clause: string, desk: Pick<Desk, 'reader' | 'scene'>): Told | undefined {
  return toldInHand(clause, desk).told ?? toldOfNamed(clause, desk)
}

/** Of the feature whose examples it is most like. */
function toldOfNamed(message: string, desk: Pick<Desk, 'reader'>): Told | undefined {
  return toldOfEach(message, desk).toSorted((one, behindIt) => behindIt.score - one.score)[0]
}

/** Of each feature, of a thing that the message names. */
function toldOfEach(message: string, { reader }: Pick<Desk, 'reader'>): Told[] {
  return reader.retellings.flatMap(({ retell }) => {
    const told = retell(message)
    return told ? [{ ...told, order: told.named }] : []
  })
}

/** A yes to our question is the order that it was about. */
export function confirmed(message: string, reader: Reader, { now, context: { zone }, dialogue }: Scene): string {
  const question = askedWhether(dialogue)
  if (!question) return message
  const { intent, verdict } = reader.understand(message, { now, zone })
  return intent === 'yes' && verdict === 'clear' ? (question.wish as { order: string }).order : message
}
