import { everydayWords, lightWords } from '#foundation/language/english/everyday-words.ts'
import { nearest } from '#foundation/language/text/spelling.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'

/** Corrects the words by which orders and questions about mail are recognised: “arived”, “mornign”, “wot”. */
export function mended(text: string): string {
  // The very words of a mail stay as they are.
  if (/["“”«»]/.test(text)) return text
  return tokenize(text)
    .toReversed()
    .reduce((so, { text: word, from, to }) => {
      const meant = short.get(word) ?? meantBy(word)
      return meant === undefined ? so : so.slice(0, from) + meant + so.slice(to)
    }, text)
}

function meantBy(word: string): string | undefined {
  if (word.length < 5 || structure.includes(word) || real.has(word) || real.has(word.replace(/s$/, '')))
    return undefined
  const found = nearest(word, structure)
  return found !== undefined && found.length > 4 && !differsAtEnd(word, found) ? found : undefined
}

/** A different ending makes a different word: “Frida” is not Friday, and “Archie” is not archive. */
export function differsAtEnd(word: string, other: string): boolean {
  const least = Math.min(word.length, other.length) - 1
  return word.slice(0, least) === other.slice(0, least)
}

const structure =
  `arrived received unopened unread opened yesterday today tomorrow tonight morning afternoon evening weekend monday tuesday wednesday
  thursday friday saturday sunday newsletters newsletter draft drafts reply answer forward archive snooze label starred invoice message messages summary
  everything except attachment attachments nicely kindly politely friendly urgent important inbox mailbox email emails waiting`.split(
    /\s+/,
  )
/** Real words that look like one of these. */
const real = new Set([
  ...everydayWords,
  ...lightWords,
  ...`importing writing wasting repay sunray importance excerpt libel massages sanding waking drift craft graft draught label lapel cable table answered replied replay deploy apply mourning warning forwards foreword opener labels invoices
  received arrives archived archives snoozed monday mondays todays drafted labelled raft raffle evenings mornings openness summery wedding waling wanting
  whiting stared started starter kingly nicety kidney answers replies messaged massage`.split(/\s+/),
])
const short = new Map(
  'wot=what wat=what wht=what donw=down dwon=down onyl=only olny=only fro=for teh=the adn=and frm=from mial=mail maisl=mails amil=mail emial=email dratf=draft darft=draft repyl=reply rpely=reply'
    .split(' ')
    .map((pair): [string, string] => {
      const [wrong = '', right = ''] = pair.split('=')
      return [wrong, right]
    }),
)
