import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { findPhrases, phrases, trimmed } from '#foundation/language/text/phrases.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import type { Wish } from '../wish.ts'

const mostCharacters = 200
const mostName = 6

/** “Use my intro template for Sara”, “email Tom with the follow-up template”, “what templates do I have”. */
export function readTemplated(message: string): Wish | undefined {
  if (message.length > mostCharacters || message.startsWith('/')) return undefined
  const text = withoutEnd(withoutCourtesy(message), '.!? ')
  const tokens = tokenize(text)
  if (findPhrases(tokens, asking)[0]?.at === 0) return { do: 'list-templates' }
  const noun = tokens.findIndex(({ text: word }) => word === 'template')
  if (noun < 1) return undefined
  const [use] = findPhrases(tokens, using)
  const article = findPhrases(tokens.slice(0, noun), articles).at(-1)
  if (!article || noun - article.end < 1 || noun - article.end > mostName) return undefined
  const template = textOf(text, tokens.slice(article.end, noun))
  if (use?.at === 0 && article.at === use.end) {
    const to = findPhrases(tokens, towards).find(({ at }) => at === noun + 1)
    if (!to) return tokens.length === noun + 1 ? { do: 'use-template', template, to: [] } : undefined
    return { do: 'use-template', template, to: peopleIn(textOf(text, tokens.slice(to.end))) }
  }
  const [write] = findPhrases(tokens, writing)
  const by = findPhrases(tokens, means).find(({ end }) => end === article.at)
  if (write?.at !== 0 || !by || tokens.length !== noun + 1) return undefined
  const to = peopleIn(textOf(text, tokens.slice(write.end, by.at)))
  return to.length === 0 ? undefined : { do: 'use-template', template, to }
}

function textOf(text: string, tokens: readonly Token[]): string {
  const [first, last] = [tokens[0], tokens.at(-1)]
  return first && last ? text.slice(first.from, last.to) : ''
}

function peopleIn(text: string): string[] {
  return text
    .split(/,|\band\b/)
    .map((name) => trimmed(name.trim(), new Set(['to', 'an', 'a', 'email', 'mail'])))
    .filter((name) => name !== '')
}

const asking = phrases([
  [
    'show my templates, show me my templates, list my templates, what templates do i have, which templates do i have, which templates are there, my templates',
    true,
  ],
])
const using = phrases([['use, take, send, insert, start from, draft with', true]])
const writing = phrases([
  [
    'write to, write, email, mail, send an email to, send a mail to, draft an email to, draft a mail to, draft a mail for, draft an email for',
    true,
  ],
])
const means = phrases([['with, using, from, by', true]])
const articles = phrases([['my, the, our', true]])
const towards = phrases([['for, to, with', true]])
