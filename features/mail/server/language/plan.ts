import type { ThingRef } from '#foundation/language/dialogue.ts'
import {
  answerOf,
  ask,
  bindLanguage,
  type Glance,
  type Move,
  type Plan,
  say,
  type Turn,
} from '#foundation/server/language.ts'
import { mailFound, mailThread } from '../../contract.ts'
import { mail } from '../../language/index.ts'
import { openings } from '../../language/openings.ts'
import { readAskedMail } from '../../language/composing/asked-by-command.ts'
import type { Compose, Deed, FileNamed, OfShown, Spare, SumNamed, TimeOfMail, Wish } from '../../language/wish.ts'
import { awaitAnswer } from './awaiting.ts'
import { compose } from './composing.ts'
import { newMail } from './open-questions.ts'
import { beforePassing } from './passed-on.ts'
import { findRecipients, onlyMet } from './recipients.ts'
import {
  count,
  filesOf,
  findWaiting,
  list,
  news,
  read as readMail,
  readThread,
  toAnswer,
  toBeMade,
  waited,
  wrote,
} from './answering.ts'
import { conditions } from './deciding.ts'
import { emptyOut, file, fileSeveral, findFolders } from './filing.ts'
import { findMail, refOf } from './finding.ts'
import { gistOf } from './gist.ts'
import { hear, wordingOf } from './hearing.ts'
import { answerInvitation } from './invited.ts'
import { fileNamed } from './named.ts'
import { judged } from './judged.ts'
import { leaveList } from './leaving.ts'
import { ofShown } from './of-shown.ts'
import { promised } from './promised.ts'
import { consulted } from './questions.ts'
import { reviseDraft } from './revising.ts'
import { hasLeft } from './sending-wording.ts'
import { findDrafts, findSenders, findSends, sendDraft, takeBack, whyNotSent } from './sending.ts'
import { persons } from './sender.ts'
import { showMail } from './shown-below.ts'
import { spared } from './spared.ts'
import { findTemplates, tellTemplates, useTemplate } from './templated.ts'
import { eventOfMail, timeOfMail } from './time-of-mail.ts'
import * as words from './wording.ts'
import * as writingWords from './writing-wording.ts'
import { saidOrders } from '../../language/said/orders.ts'

/** “/email …” and its button: what stands behind it is what a mail should say. */
const writing: Plan = (turn) => {
  const { wish, text = '' } = turn.parts
  const said = (wish as Compose | undefined) ?? readAskedMail(text, wordingOf(turn))
  return said && (wish !== undefined || text !== '') ? compose(turn, said) : ask(writingWords.whatToWrite, newMail)
}

const plan: Plan = (turn) => {
  const wish = turn.parts.wish as Wish | undefined
  return wish ? carry(turn, wish) : say(words.hints)
}

function carry(turn: Turn, wish: Wish): Move {
  switch (wish.do) {
    case 'list':
      return list(turn, wish.which, wish.skip)
    case 'count':
      return count(turn, wish.which)
    case 'wrote':
      return wrote(turn, wish.which)
    case 'tell':
    case 'open':
      return readMail(turn, wish.which, false)
    case 'sum-up':
      return readMail(turn, wish.which, true)
    case 'files-of':
      return filesOf(turn, wish.which)
    case 'make-of':
      return wish.event ? eventOfMail(turn, wish.which, wish.event) : toBeMade(turn, wish)
    case 'to-answer':
      return toAnswer(turn, wish)
    case 'waiting':
      return waited(turn, wish.from)
    case 'news':
      return news(turn, wish)
    case 'compose':
      return compose(turn, wish)
    case 'unsubscribe':
      return leaveList(turn, wish.which)
    case 'answer-invitation':
      return answerInvitation(turn, wish)
    case 'await-answer':
    case 'stop-awaiting':
      return awaitAnswer(turn, wish)
    case 'use-template':
      return useTemplate(turn, wish)
    case 'list-templates':
      return tellTemplates(turn)
    case 'revise-draft':
      return reviseDraft(turn, wish)
    case 'send-draft':
      return sendDraft(turn, wish)
    case 'judge':
      return judged(turn, wish)
    case 'promises':
      return promised(turn, wish)
    case 'consult':
      return consulted(turn, wish)
    default:
      return named(turn, wish)
  }
}

/** Orders about mail that is named by its words or its place, or is just being sent. */
function named(
  turn: Turn,
  wish:
    | Deed
    | FileNamed
    | Spare
    | SumNamed
    | TimeOfMail
    | OfShown
    | Extract<Wish, { do: 'several' | 'empty-out' | 'take-back' }>,
): Move {
  if (wish.do === 'of-shown') return ofShown(turn, wish)
  if (wish.do === 'spare') return spared(turn, wish)
  if (wish.do === 'take-back') return wish.left ? say(hasLeft) : takeBack(turn, wish.discards)
  if (wish.do === 'empty-out') return emptyOut(turn, wish.folder)
  if (wish.do === 'time-of-mail') return timeOfMail(turn, wish)
  if (wish.do === 'sum-named') return gistOf(turn, wish)
  if (wish.do === 'file-named') return fileNamed(turn, wish)
  return wish.do === 'several' ? fileSeveral(turn, wish.deeds) : file(turn, wish)
}

const asking: ReadonlySet<Wish['do']> = new Set([
  'list',
  'count',
  'wrote',
  'tell',
  'open',
  'files-of',
  'sum-up',
  'sum-named',
  'to-answer',
  'waiting',
  'news',
  'judge',
  'promises',
  'of-shown',
])

/** What waits for an answer in the inbox. */
const glance: Glance = {
  order: 50,
  calls: () => [{ tool: findMail, input: { view: 'inbox', split: 'answer', limit: 20 } }],
  tell([answer]) {
    const waiting = mailFound.safeParse(answer).data
    return waiting && waiting.count > 0 ? [words.toAnswerToday(waiting.threads, waiting.count)] : []
  },
}

/** What a person should know of a mail that was drafted, or waits for their yes. */
function beforeYes(turn: Turn): string | undefined {
  const waits = turn.results.some(({ result }) => result.kind === 'waits')
  const ofCard = waits ? [whyNotSent(turn), onlyMet(turn)] : []
  const known = [...ofCard, ...beforePassing(turn)].filter((each) => each !== undefined)
  return known.length > 0 ? known.join('\n\n') : undefined
}

const ofOneMail: ReadonlySet<Wish['do']> = new Set(['compose', 'time-of-mail', 'make-of'])

/** The conversation that was answered, forwarded or made into an event. */
function answeredBy(turn: Turn): ThingRef[] {
  const wish = turn.parts.wish as Wish | undefined
  const isMeant = wish && ofOneMail.has(wish.do) && !(wish.do === 'compose' && wish.sums)
  const looked = isMeant ? answerOf(turn, readThread) : undefined
  const { thread } = mailThread.safeParse(looked).data ?? {}
  return thread ? [refOf(thread)] : []
}

export const mailLanguage = bindLanguage(mail, {
  weights: new URL('../../language/intents.weights', import.meta.url),
  said: {
    kinds: ['mail', 'mail-draft'],
    folder: new URL('../../language/said/', import.meta.url),
    ...saidOrders,
  },
  plans: { mail: plan, 'write-mail': writing },
  openings,
  conditions,
  persons,
  caveats: { 'write-mail': beforeYes },
  speaksOf: answeredBy,
  isQuestion: ({ wish }) => asking.has((wish as Wish | undefined)?.do ?? 'list'),
  reads: hear,
  glance,
  doings: {
    [findMail]: 'Looking at your mail',
    [readThread]: 'Reading a mail',
    [findWaiting]: 'Looking for what waits for an answer',
    [showMail]: 'Showing mail',
    [findFolders]: 'Looking at your folders',
    [findRecipients]: 'Looking for recipients',
    [findSenders]: 'Looking at your mailboxes',
    [findTemplates]: 'Looking at your templates',
    [findSends]: 'Looking at mail on its way',
    [findDrafts]: 'Looking at your drafts',
    'mail.send': 'Sending mail',
    'mail.take-back': 'Taking mail back',
    'mail.write-draft': 'Drafting mail',
    'mail.change-draft': 'Changing drafts',
    'mail.discard-draft': 'Discarding drafts',
    'mail.show-draft': 'Showing drafts',
    'mail.archive': 'Archiving mail',
    'mail.delete': 'Deleting mail',
    'mail.delete-forever': 'Deleting mail for good',
    'mail.star': 'Starring mail',
    'mail.mark-read': 'Marking mail as read',
    'mail.snooze': 'Snoozing mail',
    'mail.wake': 'Bringing mail back',
    'mail.mute': 'Muting conversations',
    'mail.spam': 'Sorting out spam',
    'mail.move': 'Moving mail',
    'mail.label': 'Labelling mail',
    'mail.sort': 'Sorting mail',
    'mail.unsubscribe': 'Unsubscribing',
    'mail.await-answer': 'Waiting for an answer',
    'mail.stop-awaiting': 'Waiting no more',
    'mail.answer-invitation': 'Answering an invitation',
  },
})
