import { hostNamed, hostOf, isSameSite } from '#foundation/server/reading/html/hosts.ts'
import { htmlWords } from '#foundation/server/reading/html/html-words.ts'
import type { Message } from '../../rules/message.ts'
import { ownWords, type OwnWords } from '../../rules/reply/own-words.ts'
import { ownWordsOfHtml } from './html-reply.ts'

/** What a message says to a reader, and what it holds back from them. */
export type Contents = OwnWords & {
  /** All its words, for the search: of its text, else of its HTML. */
  text: string
  /** Text in the HTML that is made not to be seen; in no other field. */
  hidden: string
  /** Links whose text names another host than they lead to. */
  links: { says: string; leadsTo: string }[]
}

const mostLinks = 20

export function contentsOf({ text, html }: Pick<Message, 'text' | 'html'>): Contents {
  const { lines, hidden, links } = htmlWords(html)
  const hasText = text.trim() !== ''
  const misleading = links.flatMap(({ text: words, href }) => {
    const [says, leadsTo] = [hostNamed(words), hostOf(href)]
    return says === undefined || leadsTo === undefined || isSameSite(says, leadsTo) ? [] : [{ says, leadsTo }]
  })
  return {
    ...(hasText ? ownWords(text) : ownWordsOfHtml(lines)),
    text: hasText ? text : lines.map((line) => line.text).join('\n'),
    hidden,
    links: misleading.slice(0, mostLinks),
  }
}
