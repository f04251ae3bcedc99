import {
  answerOf,
  bindLanguage,
  call,
  declined,
  type Move,
  type Plan,
  type Read,
  type ReadingScene,
  say,
  sayInTurn,
  type Turn,
} from '#foundation/server/language.ts'
import { createParaphrasing } from '#foundation/language/paraphrases/paraphrasing.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { chips } from '#foundation/language/wording/quoting.ts'
import { talk } from '../../../../language/talk.ts'
import { mine, yours } from '../../about-us.ts'
import { lastResort } from './last-resort.ts'
import { thanking } from './last-resort-wording.ts'
import * as words from './wording.ts'

function lastAnswer({ before }: Turn): string | undefined {
  return before.findLast(({ role }) => role === 'assistant')?.text
}

const repeat: Plan = (turn) => {
  if (turn.parts.wish === mine) {
    const own = turn.before.findLast(({ role }) => role === 'user')?.text
    return say(own === undefined ? words.nothingSaid : words.saidByYou(own))
  }
  const last = lastAnswer(turn)
  return say(last === undefined ? words.nothingSaid : words.again(last))
}

/** Questions about what was said in this chat. */
const asSaid = createParaphrasing([
  {
    [mine]: [
      'what (did|have) i (just)? (ask|say|asked|said|write|written|tell|told|type|want|wanted) (you|from you|of you)? (last|just now|before|a moment ago|again)? ?',
      'what was (my last|my previous|the last) (question|message|request|order|wish) (again|to you)? ?',
      'what was the last thing (that)? i (asked|said|told|wrote|typed|wanted) (you|from you|of you)? ?',
    ],
    [yours]: [
      'what did you (just)? (say|answer|tell me|write) (last|just now|before|a moment ago|again)? ?',
      'what was (your last|your previous) (answer|reply|message) (again)? ?',
    ],
  },
])

/** Where nothing was said before, it may be asked of something else. */
function aboutChat(sentence: string, { before }: ReadingScene): Read | undefined {
  const said = asSaid(sentence)
  const isRead = before.length > 0 && (said === mine || said === yours)
  return isRead ? { intent: 'repeat', wish: said, sure: true } : undefined
}

const listActivity = 'activity.list'

function hasThanks({ parts }: Turn): boolean {
  return tokenize(parts.sentence).some(({ text }) => thanking.has(text))
}

/** A yes in words binds to nothing: it is given where the exact content stands. */
const yes: Plan = (turn) => {
  const answer = answerOf(turn, listActivity)
  if (hasThanks(turn) && turn.dialogue.open.length === 0) return sayInTurn(turn, 'thanks', words.welcome)
  if (answer === undefined && turn.offers(listActivity)) return call(listActivity, { state: 'waiting', limit: 1 })
  if (Array.isArray(answer) && answer.length > 0) return say(words.yesOnCard)
  const question = turn.dialogue.open.at(-1)
  return say(question && !question.isLeft ? words.moreThanYes : words.nothingAsked)
}

/** A no to what is already done: says so, and how to take it back. */
function noToDeed({ dialogue: { did, open } }: Turn): Move | undefined {
  const isDone = did && did.isPast !== true && did.isUndone !== true && open.length === 0
  return isDone ? say(words.doneAlready) : undefined
}

export const talkLanguage = bindLanguage(talk, {
  weights: new URL('../../../../language/intents.weights', import.meta.url),
  handsOver: ['help', 'yes', 'no', 'repeat', 'later', 'too-long', 'unknown-command', 'out-of-scope'],
  reads: aboutChat,
  plans: {
    greeting: (turn) => sayInTurn(turn, 'greeting', words.hello(turn.context.name)),
    'how-are-you': (turn) => sayInTurn(turn, 'how-are-you', words.fine),
    sigh: (turn) => sayInTurn(turn, 'sigh', words.longDay),
    undecided: (turn) => sayInTurn(turn, 'undecided', words.noHurry),
    thanks: (turn) => sayInTurn(turn, 'thanks', words.welcome),
    goodbye: (turn) => sayInTurn(turn, 'goodbye', words.goodbye),
    help: ({ context }) => say(words.help(context.commands)),
    yes,
    no: (turn) => declined(turn, words.letBe) ?? noToDeed(turn) ?? sayInTurn(turn, 'no', words.nothingLeft),
    repeat,
    'nothing-else': (turn) => sayInTurn(turn, 'nothing-else', words.nothingElse),
    later: (turn) => {
      const begun = words.later[turn.parts.text ?? '']
      return begun ? say(`${begun.text}\n\n${chips(begun.chips)}`) : lastResort(turn)
    },
    'too-long': ({ parts }) => say(words.tooLong(parts.sentence.length)),
    'unknown-command': ({ parts }) => say(words.unknownCommand(parts.text ?? '')),
    'out-of-scope': lastResort,
  },
})
