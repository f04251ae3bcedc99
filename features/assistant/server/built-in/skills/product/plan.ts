import { bindLanguage, type Plan, sayInTurn } from '#foundation/server/language.ts'
import { product } from '../../../../language/product.ts'
import { lastResort } from '../talk/last-resort.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { askedOfUs } from '../../../../rules/asked-of-us.ts'
import { countryIn } from '../../../../rules/public-holidays.ts'
import { kindOfSentence } from '#foundation/language/english/sentence-kind.ts'
import type { Dialogue } from '#foundation/language/dialogue.ts'
import { productTopic } from '../../../../language/product-words.ts'
import { wholly } from '../../about-us.ts'
import { byAspect } from './aspects.ts'
import { holiday } from './holiday.ts'
import { answers, complaints } from './wording.ts'

function answer(name: keyof typeof answers): Plan {
  return (turn) => sayInTurn(turn, name, answers[name])
}

/** “What’s off on 8 December in Italy”: of a country, not of the person. */
function asksForHoliday(sentence: string): boolean {
  if (sentence.length > 200 || countryIn(sentence) === undefined) return false
  const said = new Set(tokenize(sentence).map(({ text }) => text))
  const isOwn = ['i', 'my', 'me', 'we', 'our', 'book', 'plan'].some((word) => said.has(word))
  const isNamed = ['holiday', 'holidays'].some((word) => said.has(word))
  return isNamed && !isOwn && kindOfSentence(sentence) !== 'statement'
}

function asks(sentence: string): boolean {
  return kindOfSentence(sentence) === 'question'
}

/** “What does that cost”, of something that was just shown. */
function pointsAt(sentence: string, { shown, did, card }: Dialogue): boolean {
  const isInHand = shown.length > 0 || did?.isPast === false || card?.isPast === false
  return isInHand && tokenize(sentence).some(({ text }) => pointing.has(text))
}

const pointing = new Set(['it', 'that', 'this', 'its'])

const complaint: Plan = (turn) => {
  const { did } = turn.dialogue
  const isAboutDeed = did !== undefined && did.isUndone !== true
  return sayInTurn(turn, 'complaint', isAboutDeed ? complaints.afterDeed : complaints.otherwise)
}

export const productBound = bindLanguage(product, {
  byExample: true,
  handsOver: ['about-you', 'model', 'languages', 'complaint', 'joke', 'chatter', 'holiday'],
  reads(sentence, { dialogue }) {
    const ofUs = askedOfUs(sentence)
    if (ofUs) return { intent: ofUs, wish: undefined, sure: true }
    const topic = pointsAt(sentence, dialogue) ? undefined : productTopic(sentence)
    if (topic && asks(sentence)) return { intent: topic, wish: wholly, sure: true }
    return asksForHoliday(sentence) ? { intent: 'holiday', wish: undefined, sure: true } : undefined
  },
  plans: {
    'about-you': byAspect('about-you'),
    // “Can you send her one” asks for a deed, not for what leaves.
    privacy: (turn) => (kindOfSentence(turn.parts.sentence) === 'order' ? lastResort(turn) : byAspect('privacy')(turn)),
    export: byAspect('export'),
    price: answer('price'),
    connections: byAspect('connections'),
    'sign-in': byAspect('sign-in'),
    'others-use': answer('others-use'),
    settings: answer('settings'),
    shortcuts: answer('shortcuts'),
    'phone-app': answer('phone-app'),
    languages: answer('languages'),
    model: answer('model'),
    complaint,
    support: answer('support'),
    'news-here': answer('news-here'),
    joke: answer('joke'),
    chatter: lastResort,
    holiday,
    'asks-first': answer('asks-first'),
    'takes-back': answer('takes-back'),
  },
})
