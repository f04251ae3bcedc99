import { tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'

/** “What’s the news today?”, and not “any news from Tom”: no word says that mail is meant. */
export function asksForNews(sentence: string): boolean {
  const words = tokenize(sentence.slice(0, mostCharacters)).map(({ text }) => text)
  return words.some((word) => news.has(word)) && words.every((word) => news.has(word) || around.has(word))
}

const mostCharacters = 100
const news = setOf('news headlines headline')
const around = setOf(
  "what what's whats is are s the in of today todays today's latest world me read show tell give please pls so and this morning on front page",
)
