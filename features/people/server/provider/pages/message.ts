import { html } from './html.ts'
import type { Page } from './page.ts'

/** One thing to say, and one way on. */
export function messagePage({
  title,
  sentence,
  link,
}: {
  title: string
  sentence: string
  link: { to: string; words: string }
}): Page {
  return {
    title,
    body: html`<p role="status">${sentence}</p>
      <nav aria-label="Other ways"><a href="${link.to}">${link.words}</a></nav>`,
  }
}

export function errorPage(sentence: string): Page {
  return {
    title: 'This did not work',
    body: html`<p role="alert">${sentence}</p>
      <nav aria-label="Other ways"><a href="/auth">Sign in again</a></nav>`,
  }
}
