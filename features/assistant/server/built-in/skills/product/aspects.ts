import { tokenize } from '#foundation/language/text/tokens.ts'
import { type Move, type Plan, sayInTurn, type Turn } from '#foundation/server/language.ts'
import { messengers } from '../../../../language/product-words.ts'
import { answers } from './wording.ts'

type Answer = keyof typeof answers

/** A question about data or connections is answered in the aspect that its words name. */
export function byAspect(name: Answer): Plan {
  return (turn) => {
    const said = wordsIn(turn)
    const aspect = aspects.find(({ of, needs }) => of.includes(name) && isMet(needs, said))?.answer ?? name
    return sayInTurn(turn, aspect, answers[aspect])
  }
}

/** Where a question was not understood, its words may still name one thing about the product. */
export function nearestAnswer(turn: Turn): Move | undefined {
  const said = wordsIn(turn)
  const near = nearby.find(({ needs }) => isMet(needs, said))
  return near && sayInTurn(turn, near.answer, answers[near.answer])
}

function wordsIn({ parts }: Turn): ReadonlySet<string> {
  return new Set(tokenize(parts.sentence).map(({ text }) => text))
}

function isMet(needs: Needs, said: ReadonlySet<string>): boolean {
  return needs.every((some) => some.some((word) => said.has(word)))
}

/** One word of each list. */
type Needs = readonly (readonly string[])[]

const wordsOf = (text: string) => text.split(/\s+/)
const brands = wordsOf('google gmail outlook icloud apple microsoft facebook github okta')
const companies = wordsOf('openai chatgpt anthropic gpt claude gemini mistral')
const signing = wordsOf('sign signin login log sso passkey passkeys')
const files = wordsOf('ics ical icalendar')
const safety = wordsOf('safe secure security encrypted encryption hacker hackers hacked hack trust protected')

/** The first whose words all stand in the sentence is meant. */
const aspects: readonly { answer: Answer; of: readonly Answer[]; needs: Needs }[] = [
  {
    answer: 'sign-in',
    of: ['connections', 'privacy', 'export'],
    needs: [signing, [...brands, ...wordsOf('work company single sso')]],
  },
  {
    answer: 'import',
    of: ['export'],
    needs: [
      wordsOf('import bring upload load take feed move into in read'),
      [...files, ...wordsOf('file calendar events')],
    ],
  },
  { answer: 'no-messengers', of: ['connections', 'privacy'], needs: [messengers] },
  { answer: 'import', of: ['connections'], needs: [files] },
  { answer: 'import', of: ['export', 'connections'], needs: [['import']] },
  {
    answer: 'no-reading',
    of: ['connections'],
    needs: [wordsOf('see read know show pull in here not'), [...brands, ...wordsOf('calendar work events')]],
  },
  {
    answer: 'privacy-sending',
    of: ['privacy'],
    needs: [[...companies, ...wordsOf('google model models cloud leave leaves sent send sends third share sell')]],
  },
  {
    answer: 'privacy-learning',
    of: ['privacy'],
    needs: [wordsOf('learn learns learning learned train trained training improve')],
  },
  { answer: 'privacy-safety', of: ['privacy'], needs: [safety] },
  {
    answer: 'privacy-readers',
    of: ['privacy'],
    needs: [wordsOf('who read reads see sees look looks spy access anyone anybody boss employer admin wife')],
  },
  { answer: 'never-sleeps', of: ['about-you'], needs: [wordsOf('sleep rest tired awake night dream weekends online')] },
  {
    answer: 'a-program',
    of: ['about-you'],
    needs: [wordsOf('human person robot machine real bot ai alive feel feelings happy love think like bored eat')],
  },
]

/** Names and words that hardly stand in a question about anything else. */
const nearby: readonly { answer: Answer; needs: Needs }[] = [
  { answer: 'import', needs: [files] },
  { answer: 'sign-in', needs: [signing, [...brands, 'in', 'with', 'account']] },
  { answer: 'privacy-sending', needs: [companies] },
  {
    answer: 'privacy-safety',
    needs: [wordsOf('safe secure encrypted hacker hackers hacked private'), wordsOf('it this here you my data')],
  },
  {
    answer: 'no-reading',
    needs: [brands, wordsOf('calendar calendars events sync see read show connect hook mail mails')],
  },
  { answer: 'account', needs: [['account'], wordsOf('delete close kill remove leave erase cancel end')] },
  {
    answer: 'export',
    needs: [
      wordsOf('take bring carry get keep'),
      wordsOf('leave leaving quit stop go out'),
      wordsOf('all it everything my data with'),
    ],
  },
  { answer: 'shortcuts', needs: [wordsOf('shortcut shortcuts hotkey hotkeys')] },
  { answer: 'phone-app', needs: [wordsOf('iphone android ipad')] },
]
