import { expect, test } from 'vitest'
import { asksForNews } from './news.ts'

test.each(['whats in the news', 'read me the headlines of today please'])('“%s” asks for the news', (said) => {
  expect(asksForNews(said)).toBe(true)
})

test.each(['any news?', 'what is new', 'news from Tom', 'what did the news mail say'])('“%s” does not', (said) => {
  expect(asksForNews(said)).toBe(false)
})
