import type { Shown } from '#foundation/contract/act.ts'
import type { Told } from '../rules/told.ts'
import { listed } from '../rules/words.ts'
import type { Scope } from '../contract.ts'
import type { Report, Step } from './steps.ts'

type Field = Shown['fields'][number]

/** Everything that one step would do; `names` maps a fact to its name in the input. */
export function shownOf([report]: Report[], step?: Step, names: Readonly<Record<string, string>> = {}): Shown {
  if (!report) throw new Error('A step was rehearsed and came to nothing.')
  const fields = fieldsOf(report, step).map((field) => ({ ...field, name: names[field.name] ?? field.name }))
  return { title: titleOf(report), fields, ...sourcesOf([report]) }
}

/** Everything that several steps would do: a line for each, with details below it. */
export function planShown(title: string, reports: readonly Report[], steps: readonly Step[]): Shown {
  const fields = steps.flatMap((step, at) => {
    const report = reports[at]
    return report ? stepFields(report, step, at) : []
  })
  return { title, fields, ...sourcesOf(reports) }
}

/** Untrusted sources quoted by these reports; `undefined` if one is from before reports recorded them. */
export function sourcesOf(reports: readonly Report[]): { sources?: string[] } {
  if (reports.some(({ sources }) => sources === undefined)) return {}
  return { sources: [...new Set(reports.flatMap(({ sources = [] }) => sources))] }
}

function stepFields(report: Report, step: Step, at: number): Field[] {
  const inTitle = report.before && report.after ? ['start'] : ['title', 'start']
  const rest = fieldsOf(report, step).filter(({ name }) => !inTitle.includes(name))
  const path = `steps.${at}`
  return [
    { name: path, label: `${at + 1}`, value: titleOf(report) },
    ...rest.map(({ name, label, value }) => ({
      name: `${path}.${inputOf[step.do]}.${name}`,
      label: `${at + 1} · ${label}`,
      value,
    })),
  ]
}

const inputOf = { create: 'event', change: 'change', delete: 'which' } as const

/** “Move “Lunch” to Thursday …”, in the imperative. */
function titleOf({ did, title, when, before, after }: Report): string {
  if (did === 'created' || did === 'knew') return `Create “${title}”, ${when}`
  if (did === 'deleted') return `Delete “${title}”, ${when}`
  const [verb, rest] = changeWords({ title, when, before, after })
  return `${verb[0]} ${rest}`
}

/** What happens to an event: the verb as a request and as a report, and the words that both share. */
export function changeWords(
  { title, when, before, after }: Pick<Report, 'title' | 'when' | 'before' | 'after'>,
  series = '',
): [verb: [wish: string, report: string], rest: string] {
  const names = new Set([...(before ?? []), ...(after ?? [])].map(({ name }) => name))
  const changed = [...names].filter((name) => valueOf(before, name) !== valueOf(after, name))
  if (changed.includes('start')) {
    const called = valueOf(before, 'title') ?? title
    return [['Move', 'Moved'], `“${called}”${series} to ${when}${besideMove(changed, after)}`]
  }
  const [only] = changed.length === 1 ? changed : []
  const [was = title, is = ''] = [valueOf(before, 'title'), valueOf(after, only ?? 'title')]
  if (only === 'title') return [['Rename', 'Renamed'], `“${was}”${series} to “${is}”, ${when}`]
  if (only === 'location' && is !== '') return [['Set', 'Set'], `the place of “${title}”, ${when}${series}, to “${is}”`]
  if (only === 'people' && is !== '') return [['Change', 'Changed'], `who comes to “${title}”, ${when}${series}: ${is}`]
  if (only === 'done')
    return [is === '' ? ['Reopen', 'Reopened'] : ['Complete', 'Completed'], `“${title}”, ${when}${series}`]
  if (only === 'repeat' && is !== '') return [['Repeat', 'Repeated'], `“${title}” ${is}`]
  return [['Change', 'Changed'], `“${title}”, ${when}${series}`]
}

/** “…, called “Daily”, at “Room 4””: what changes together with the time. */
function besideMove(changed: readonly string[], after: Told | null): string {
  const [title, location] = ['title', 'location'].map((name) =>
    changed.includes(name) ? valueOf(after, name) : undefined,
  )
  return `${title === undefined ? '' : `, called “${title}”`}${location ? `, at “${location}”` : ''}`
}

export function valueOf(told: Told | null, name: string): string | undefined {
  return told?.find((fact) => fact.name === name)?.value
}

function fieldsOf(report: Report, step: Step | undefined): Field[] {
  const given = step?.do === 'change' ? step.change : {}
  return [...factsOf(report, given), ...scopeField(report), ...clashField(report), ...readersField(report)]
}

/** For a change, what would differ, and anything else in the input. */
function factsOf({ before, after }: Report, given: object): Field[] {
  if (!before || !after) return after ?? before ?? []
  const facts = new Map([...before, ...after].map(({ name, label }) => [name, label]))
  return [...facts].flatMap(([name, label]) => {
    const [was, is] = [valueOf(before, name), valueOf(after, name)]
    if (was === is && !(name in given)) return []
    const now = { name, label, value: is ?? 'None' }
    return was === is || was === undefined
      ? [now]
      : [now, { name: `${name}-before`, label: `${label} until now`, value: was }]
  })
}

const scopeWords: Record<Scope, string> = {
  this: 'This one alone',
  following: 'This one and all that follow',
  all: 'All of the series',
}

function scopeField({ scope }: Report): Field[] {
  return scope === null ? [] : [{ name: 'scope', label: 'Of the series', value: scopeWords[scope] }]
}

function clashField({ clashes }: Report): Field[] {
  return clashes.length === 0 ? [] : [{ name: 'clashes', label: 'At the same time', value: listed(clashes) }]
}

/** “Whoever has the secret address to “Team Events””. */
function readersField({ shared = [] }: Report): Field[] {
  return shared.length === 0 ? [] : [sharedField(readersOf(shared))]
}

export function sharedField(value: string): Field {
  return { name: 'shared', label: 'Others who see it', value }
}

export function readersOf(names: readonly string[]): string {
  return `Whoever has the secret address to ${listed(names.map((name) => `“${name}”`))}`
}
