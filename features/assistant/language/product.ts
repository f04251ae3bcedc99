import { defineLanguage } from '#foundation/language/templates/language.ts'

/** Questions about the assistant and the product, and small talk that no template reads: their examples say what they are. */
export const product = defineLanguage({
  name: 'product',
  lexicon: {},
  intents: {
    'about-you': { kind: 'talk', say: [] },
    privacy: { kind: 'talk', say: [] },
    export: { kind: 'talk', say: [] },
    price: { kind: 'talk', say: [] },
    connections: { kind: 'talk', say: [] },
    settings: { kind: 'talk', say: [] },
    shortcuts: { kind: 'talk', say: [] },
    'phone-app': { kind: 'talk', say: [] },
    languages: { kind: 'talk', say: [] },
    model: { kind: 'talk', say: [] },
    complaint: { kind: 'talk', say: [] },
    support: { kind: 'talk', say: [] },
    'news-here': { kind: 'talk', say: [] },
    joke: { kind: 'talk', say: [] },
    chatter: { kind: 'talk', say: [] },
    'sign-in': { kind: 'talk', say: [] },
    'others-use': { kind: 'talk', say: [] },
    holiday: { kind: 'ask', say: [] },
    'asks-first': { kind: 'ask', say: [] },
    'takes-back': { kind: 'ask', say: [] },
  },
})
