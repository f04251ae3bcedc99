import type { Paraphrases } from '../paraphrases/form.ts'
import type { Piece } from '../pieces/piece.ts'

/**
 * What people say about one field of a feature. It is data alone: the server of the feature binds each intent to
 * what is done about it.
 */
export type FeatureLanguage = {
  /** Unique in the house; its concepts are its own. A feature may bring several languages. */
  name: string
  /** Concepts: words and phrases, separated by commas, that mean the same here. */
  lexicon: Readonly<Record<string, string>>
  /** How much the words of a concept tell, where that is not the weight of any other word, which is 1. */
  weights?: Readonly<Record<string, number>>
  /** Kinds of things that only this feature can find in a message. */
  pieces?: readonly Piece[]
  intents: Readonly<Record<string, Intent>>
  /** Kinds of things whose texts it looks through: it is not asked about anything else that is in hand. */
  searches?: readonly string[]
  /** Plain orders with other ways of saying them, by which a message is replaced before anything reads it. */
  paraphrases?: Paraphrases
  /** Which intent a quick action of the screen stands for. */
  buttons?: Readonly<Record<string, string>>
  /** Words behind a slash: the intent of the word with text behind it, and of the word alone. */
  commands?: Readonly<Record<string, { text: string; alone: string }>>
}

/**
 * `act`: something is changed or asked of the product, which needs an account of every telling word; `ask`: something is
 * looked up; `talk`: nothing but words.
 *
 * A template is a sequence of elements, or, in square brackets, elements in any order:
 *
 * - `<chat>` a word of that concept, in sequences also `<which:chat>`, which keeps what was said; `to` or `(to|into)` these very words;
 * - `{date}` a piece of that kind; `{when:date}` keeps it under another name;
 * - `{text}` or `{title:text}` the person's own words, in sequences alone;
 * - `<chat?>`, `{date?}`, `{title:text?}`, `to?`, `(to|into)?` may be there;
 * - `!<meeting>` nothing of that concept stands anywhere in the message;
 * - `&<meeting>` something of that concept stands in the message, also within what an element takes.
 *
 * Light words, such as “the” and “please”, may stand between elements.
 */
export type Intent = {
  kind: 'act' | 'ask' | 'talk'
  say: readonly string[]
  /** Refuses own words that cannot be what the intent asks for. */
  accepts?: (text: string) => boolean
  /** Refuses a message with a telling word that its templates do not explain. */
  alone?: true
}

/** Keeps the names of the intents, so that a binding which forgets one does not compile. */
export function defineLanguage<const L extends FeatureLanguage>(language: L): L {
  return language
}
