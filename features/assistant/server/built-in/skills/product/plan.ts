import { bindLanguage, type Plan, sayInTurn } from '#foundation/server/language.ts'
import { product } from '../../../../language/product.ts'
import { lastResort } from '../talk/last-resort.ts'
import { byAspect } from './aspects.ts'
import { holiday } from './holiday.ts'
import { answers, complaints } from './wording.ts'

function answer(name: keyof typeof answers): Plan {
  return (turn) => sayInTurn(turn, name, answers[name])
}

const complaint: Plan = (turn) => {
  const { did } = turn.dialogue
  const isAboutDeed = did !== undefined && did.isUndone !== true
  return sayInTurn(turn, 'complaint', isAboutDeed ? complaints.afterDeed : complaints.otherwise)
}

export const productBound = bindLanguage(product, {
  byExample: true,
  handsOver: ['about-you', 'model', 'languages', 'complaint', 'joke', 'chatter', 'holiday'],
  plans: {
    'about-you': byAspect('about-you'),
    privacy: byAspect('privacy'),
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
  },
})
