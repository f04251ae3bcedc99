/** Costs are in ten-thousandths of a message that nothing explains; the least is best. */
export const weights = {
  /** What is owed for own words, which nothing can check. */
  ownText: 1_000,
  /** What each element that a template needs takes off: a template that needs more means more. */
  perNeeded: 300,
  /** A letter that had to be mended in a word that explains something. */
  perSlip: 10,
  /** What a denial costs that the reading does not explain: “don’t forget” is no forgetting. */
  denied: 1_000,
  /** What a learned score of 1 takes off. */
  learned: 400,
  /** From this learned score on, a question that no template reads is answered. */
  sureOfQuestion: 0.9,
  /** Below this learned score, a message is unlike all examples of an intent. */
  unlikely: 0.05,
  /** A reading that costs more is no reading. */
  mostToKnow: 3_400,
  /** An act that costs more is not done while a telling word is left over. */
  mostToAct: 1_400,
} as const

/** How much a word tells that stands in every sentence; any other tells 1. */
export const lightWeight = 0.1

/** The share of the weight of light words that is forgiven where nothing explains them. */
export const lightForgiven = 0.8
