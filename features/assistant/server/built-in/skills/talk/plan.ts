import {
  answerOf,
  bindLanguage,
  call,
  declined,
  type Plan,
  say,
  sayInTurn,
  type Turn,
} from '#foundation/server/language.ts'
import { chips } from '#foundation/language/wording/quoting.ts'
import { talk } from '../../../../language/talk.ts'
import { lastResort } from './last-resort.ts'
import * as words from './wording.ts'

function lastAnswer({ before }: Turn): string | undefined {
  return before.findLast(({ role }) => role === 'assistant')?.text
}

const repeat: Plan = (turn) => {
  const last = lastAnswer(turn)
  return say(last === undefined ? words.nothingSaid : words.again(last))
}

const listActivity = 'activity.list'

/** A yes in words binds to nothing: it is given where the exact content stands. */
const yes: Plan = (turn) => {
  const answer = answerOf(turn, listActivity)
  if (answer === undefined && turn.offers(listActivity)) return call(listActivity, { state: 'waiting', limit: 1 })
  return say(Array.isArray(answer) && answer.length > 0 ? words.yesOnCard : words.nothingAsked)
}

export const talkLanguage = bindLanguage(talk, {
  weights: new URL('../../../../language/intents.weights', import.meta.url),
  handsOver: ['help', 'yes', 'no', 'repeat', 'later', 'too-long', 'unknown-command', 'out-of-scope'],
  plans: {
    greeting: (turn) => sayInTurn(turn, 'greeting', words.hello(turn.context.name)),
    thanks: (turn) => sayInTurn(turn, 'thanks', words.welcome),
    goodbye: (turn) => sayInTurn(turn, 'goodbye', words.goodbye),
    help: ({ context }) => say(words.help(context.commands)),
    yes,
    no: (turn) => declined(turn, words.letBe) ?? sayInTurn(turn, 'no', words.nothingLeft),
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
