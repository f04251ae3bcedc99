import { cleanHtml } from '#foundation/server/reading/html/clean-html.ts'
import { htmlWords } from '#foundation/server/reading/html/html-words.ts'

/** Cleaned HTML, without pictures from elsewhere; empty where it says something that is made not to be seen. */
export function sendableHtml(html: string): string {
  if (html.trim() === '') return ''
  const cleaned = cleanHtml(html, { isShown: () => false, embedded: () => undefined })
  const { hidden } = htmlWords(cleaned)
  return hidden.trim() === '' ? cleaned : ''
}

/** The plain text that says what the HTML says, with the addresses of its links. */
export function twinOf(html: string): string {
  const { lines, links } = htmlWords(html)
  const text = lines
    .map((line) => line.text)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  const unsaid = links.filter(({ text: words, href }) => href !== '' && !text.includes(bare(href)) && words !== href)
  const told = [...new Set(unsaid.map(({ text: words, href }) => `${words.trim()}: ${href}`))]
  return told.length === 0 ? text : `${text}\n\n${told.join('\n')}`
}

function bare(href: string): string {
  return href.replace(/^(?:https?:\/\/|mailto:|tel:)/, '').replace(/\/$/, '')
}
