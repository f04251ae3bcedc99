import { defineLanguage } from '#foundation/language/templates/language.ts'

/** Sums and messages in other languages are found by readers of their own. */
export const sums = defineLanguage({ name: 'sums', lexicon: {}, intents: { sum: { kind: 'ask', say: [] } } })

export const otherLanguages = defineLanguage({
  name: 'other-languages',
  lexicon: {},
  intents: { 'other-language': { kind: 'act', say: [] } },
})
