import { createParaphrasing, type Paraphrasing } from '#foundation/language/paraphrases/paraphrasing.ts'
import type { Retelling } from '#foundation/language/learned/retelling.ts'
import type { Opening } from '#foundation/language/opening.ts'
import { createUnderstanding, type Understand } from '#foundation/language/understanding.ts'
import { learnedFrom } from '#foundation/server/learned.ts'
import { createSigner, retellingOf } from '#foundation/server/said-of.ts'
import { wordsOf } from '#foundation/language/learned/words.ts'
import type {
  Adopts,
  Agenda,
  Ask,
  Binding,
  BoundLanguage,
  Cautions,
  Conditions,
  Glance,
  Persons,
  Plan,
  Recap,
  Suggests,
  Texts,
} from '#foundation/server/language.ts'

type Remark = NonNullable<NonNullable<Binding['remarks']>[string]>
type Follow = NonNullable<Binding['follows']>[string]

/** Everything that can be understood here, and what is done about it. */
export type Reader = {
  /** A message as the plain order that it is. */
  plainly: Paraphrasing
  understand: Understand
  reads: readonly NonNullable<Binding['reads']>[]
  plans: ReadonlyMap<string, Plan>
  follows: ReadonlyMap<string, Follow>
  asks: ReadonlyMap<string, Ask>
  remarks: ReadonlyMap<string, Remark>
  caveats: ReadonlyMap<string, Remark>
  doings: ReadonlyMap<string, string>
  glances: readonly Glance[]
  recaps: readonly Recap[]
  agenda: Agenda | undefined
  texts: Texts | undefined
  adopts: Adopts | undefined
  suggests: readonly Suggests[]
  cautions: readonly Cautions[]
  /** How features say that their wishes begin. */
  openings: readonly Opening[]
  /** The conditions that each language can check. */
  conditions: ReadonlyMap<string, Conditions>
  /** Finds people who are described instead of named. */
  persons: readonly Persons[]
  /** What is said of the things of a feature, and their kinds. */
  retellings: readonly { kinds: readonly string[]; language: string; retell: Retelling }[]
  /** Words behind a slash that languages bring. */
  commands: ReadonlySet<string>
  /** The intents of quick actions. */
  buttons: ReadonlyMap<string, string>
  /** Intents that no template leads to, which are read by what was learned. */
  byExample: ReadonlySet<string>
  /** What a model does better, where one is connected. */
  handsOver: ReadonlySet<string>
  /** Whether what was learned takes a message for this intent too, or for one of the feature that is called so. */
  agrees: (message: string, intent: string) => boolean
  /** Those of them that a language’s own reader comes before. */
  yields: ReadonlySet<string>
  kindOf: (intent: string) => 'act' | 'ask' | 'talk' | undefined
  /** The language that an intent belongs to, by name. */
  languageOf: (intent: string) => string | undefined
  /** Kinds of things whose texts the language of an intent looks through. */
  searches: (intent: string) => readonly string[] | undefined
  isQuestion: (intent: string) => Binding['isQuestion']
  cameTo: (intent: string) => Binding['cameTo']
  speaksOf: (intent: string) => Binding['speaksOf']
}

export function createReader(languages: readonly BoundLanguage[]): Reader {
  const asks = languages.flatMap((each) => each.asks ?? [])
  const twice = asks.find(({ question }, at) => asks.findIndex((other) => other.question === question) !== at)
  if (twice) throw new Error(`Two languages ask the question ${twice.question}.`)
  const learned = learnedFrom(languages.flatMap(({ weights }) => weights ?? []))
  const own = (intent: string) => languages.find(({ language }) => intent in language.intents)
  return {
    plainly: createParaphrasing(languages.map(({ language: { paraphrases = {} } }) => paraphrases)),
    understand: createUnderstanding(
      languages.map(({ language }) => language),
      (message) => new Map(learned(wordsOf(message)).map(({ intent, score }) => [nameOf(intent), score])),
    ),
    reads: languages.flatMap(({ reads }) => reads ?? []),
    plans: collected(languages, ({ plans }) => plans),
    follows: collected(languages, ({ follows }) => follows),
    asks: new Map(asks.map((each) => [each.question, each])),
    remarks: collected(languages, ({ remarks }) => remarks),
    caveats: collected(languages, ({ caveats }) => caveats),
    doings: collected(languages, ({ doings }) => doings),
    glances: languages.flatMap(({ glance }) => glance ?? []).toSorted((one, other) => one.order - other.order),
    recaps: languages.flatMap(({ recap }) => recap ?? []).toSorted((one, other) => one.order - other.order),
    agenda: languages.find((each) => each.agenda)?.agenda,
    texts: languages.find((each) => each.texts)?.texts,
    adopts: languages.find((each) => each.adopts)?.adopts,
    suggests: languages.flatMap((each) => each.suggests ?? []),
    cautions: languages.flatMap(({ cautions }) => cautions ?? []),
    openings: languages.flatMap((each) => each.openings ?? []),
    conditions: new Map(
      languages.flatMap(({ language, conditions }) => (conditions ? [[language.name, conditions] as const] : [])),
    ),
    persons: languages.flatMap(({ persons }) => persons ?? []),
    retellings: retellingsOf(languages),
    commands: new Set(languages.flatMap(({ language }) => Object.keys(language.commands ?? {}))),
    buttons: collected(languages, ({ language }) => language.buttons),
    byExample: new Set(languages.flatMap((each) => (each.byExample ? withoutTemplates(each) : []))),
    handsOver: new Set(languages.flatMap((each) => each.handsOver ?? [])),
    agrees: (message, intent) => {
      const [best] = learned(wordsOf(message))
      return best !== undefined && best.score >= agreeing && best.intent.split('/').includes(intent)
    },
    yields: new Set(languages.flatMap((each) => each.yields ?? [])),
    kindOf: (intent) => own(intent)?.language.intents[intent]?.kind,
    languageOf: (intent) => own(intent)?.language.name,
    searches: (intent) => own(intent)?.language.searches,
    isQuestion: (intent) => own(intent)?.isQuestion,
    cameTo: (intent) => own(intent)?.cameTo,
    speaksOf: (intent) => own(intent)?.speaksOf,
  }
}

function retellingsOf(languages: readonly BoundLanguage[]): Reader['retellings'] {
  const signer = createSigner()
  return languages.flatMap(({ said, language: { name } }) =>
    said ? [{ kinds: said.kinds, language: name, retell: retellingOf(said, signer) }] : [],
  )
}

/** A learned score that agrees. */
const agreeing = 0.5

/** A weights file names its intents after their feature: `chat/pin-chat`. */
function nameOf(learnedIntent: string): string {
  return learnedIntent.slice(learnedIntent.indexOf('/') + 1)
}

function withoutTemplates({ language }: BoundLanguage): string[] {
  return Object.entries(language.intents).flatMap(([intent, { say }]) => (say.length === 0 ? [intent] : []))
}

function collected<T>(
  languages: readonly BoundLanguage[],
  part: (language: BoundLanguage) => Readonly<Record<string, T | undefined>> | undefined,
): ReadonlyMap<string, T> {
  const entries = languages.flatMap((language) => Object.entries(part(language) ?? {}))
  return new Map(entries.flatMap(([name, value]): [string, T][] => (value === undefined ? [] : [[name, value]])))
}

/** What every turn has of the features. */
export function offeredBy({ glances, recaps, agenda, texts, adopts, cautions, suggests }: Reader) {
  return { glances, recaps, agenda, texts, adopts, cautions, suggests }
}
