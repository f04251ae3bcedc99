import type { Change, Shown } from '#foundation/contract/act.ts'
import { changesBetween, type Told, valueOf } from '../rules/told.ts'
import { counted } from '../rules/words.ts'
import type { Report } from './report.ts'
import type { Step } from './steps.ts'

type Field = Shown['fields'][number]

/** Everything that one step would do. */
export function shownOf(
  [report]: readonly Report[],
  given: object,
  names: Readonly<Record<string, string>> = {},
): Shown {
  if (!report) throw new Error('A step was rehearsed and came to nothing.')
  const fields = fieldsOf(report, given, names).map((field) => ({ ...field, name: names[field.name] ?? field.name }))
  return { title: titleOf(report), fields, sources: report.sources }
}

/** Everything that several steps would do: a line for each, with details below it. */
export function planShown(title: string, reports: readonly Report[], steps: readonly Step[]): Shown {
  const fields = steps.flatMap((step, at) => {
    const report = reports[at]
    return report ? stepFields(report, step, at) : []
  })
  return { title, fields, sources: sourcesOf(reports) }
}

export function sourcesOf(reports: readonly Report[]): string[] {
  return [...new Set(reports.flatMap(({ sources }) => sources))]
}

const inputOf = { create: 'task', change: 'change', complete: 'which', reopen: 'which', delete: 'which' } as const

function stepFields(report: Report, step: Step, at: number): Field[] {
  const path = `steps.${at}`
  const within = step.do === 'move' || step.do === 'hand' ? 'change' : inputOf[step.do]
  const given = step.do === 'create' ? step.task : step.do === 'change' ? step.change : {}
  const rest = fieldsOf(report, given).filter(({ name }) => name !== 'title' || report.before === null)
  return [
    { name: path, label: `${at + 1}`, value: titleOf(report) },
    ...rest.map(({ name, label, value }) => ({
      name: `${path}.${within}.${name}`,
      label: `${at + 1} · ${label}`,
      value,
    })),
  ]
}

/** “Put “Call the bank” on Friday, 27 November 2026”, in the imperative. */
function titleOf(report: Report): string {
  const { did, title } = report
  if (did === 'created' || did === 'knew') return `Add the task “${title}”`
  if (did === 'deleted') return `Delete the task “${title}”`
  if (did === 'completed') return `Complete “${title}”`
  if (did === 'reopened') return `Reopen “${title}”`
  const [[verb], rest] = changeWords(report)
  return `${verb} ${rest}`
}

type Verb = [wish: string, report: string]

/** What happens to a task: the verb as a request and as a report, and the words that both share. */
function changeWords({ title, before, after }: Pick<Report, 'title' | 'before' | 'after'>): [Verb, string] {
  const was = valueOf(before, 'title') ?? title
  const changed = withoutZone(changesBetween(before ?? [], after ?? []))
  const [only] = changed.length === 1 ? changed : []
  const value = only?.after
  if (only?.label === 'Title') return [['Rename', 'Renamed'], `the task “${was}” to “${title}”`]
  if (only?.label === 'Due')
    return value ? [['Put', 'Put'], `“${title}” on ${value}`] : [['Take', 'Took'], `the date off “${title}”`]
  if (only?.label === 'Status' && value) return [['Move', 'Moved'], `“${title}” to “${value}”`]
  if (only?.label === 'List' && value) return [['Move', 'Moved'], `“${title}” to the list “${value}”`]
  if (only?.label === 'Priority' && value) return [['Give', 'Gave'], `“${title}” ${value.toLowerCase()} priority`]
  if (only?.label === 'Given to')
    return value ? [['Give', 'Gave'], `“${title}” to ${value}`] : [['Take', 'Took'], `“${title}” back`]
  const [to, on] = [valueIn(changed, 'Given to'), valueIn(changed, 'Ask on')]
  if (to && on && changed.length === 2) return [['Give', 'Gave'], `“${title}” to ${to}, to ask again on ${on}`]
  const words = changed.map(factWords).join(', ')
  return [['Change', 'Changed'], words === '' ? `the task “${title}”` : `the task “${was}”: ${words}`]
}

/** Where the due date changes, a change of its time zone is not mentioned separately. */
function withoutZone(changes: readonly Change[]): readonly Change[] {
  const isDue = changes.some(({ label }) => label === 'Due')
  return isDue ? changes.filter(({ label }) => label !== 'Time zone') : changes
}

/** “due Friday, 27 November 2026”, “no priority”. Notes are too long to quote. */
function factWords({ label, after }: Change): string {
  const name = label.toLowerCase()
  if (after === null) return `no ${nouns.get(label) ?? name}`
  if (label === 'Notes') return 'new notes'
  return label === 'Title' ? `called “${after}”` : `${name} ${label === 'Priority' ? after.toLowerCase() : after}`
}

const nouns: ReadonlyMap<string, string> = new Map([
  ['Due', 'due date'],
  ['Repeats', 'repetition'],
  ['Part of', 'task above it'],
  ['Takes', 'length'],
  ['Given to', 'person it waits for'],
  ['Ask on', 'day to ask again'],
  ['Belongs to', 'links'],
])

function valueIn(changes: readonly Change[], wanted: string): string | null | undefined {
  return changes.find(({ label }) => label === wanted)?.after
}

function fieldsOf(report: Report, given: object, names: Readonly<Record<string, string>> = {}): Field[] {
  return [...factsOf(report, given, names), ...nextField(report), ...partsField(report)]
}

/** For a change, what would differ, and anything else in the input. */
function factsOf({ before, after }: Report, given: object, names: Readonly<Record<string, string>>): Field[] {
  if (!before || !after) return after ?? before ?? []
  const facts = new Map([...before, ...after].map(({ name, label }) => [name, label]))
  for (const [name, label] of labels) if (name in given && !facts.has(name)) facts.set(name, label)
  return [...facts].flatMap(([name, label]) => {
    const [was, is] = [valueOf(before, name), valueOf(after, name)]
    if (was === is && !(name in given) && !((names[name] ?? '') in given)) return []
    const now = { name, label, value: is ?? 'None' }
    return was === is || was === undefined
      ? [now]
      : [now, { name: `${name}-before`, label: `${label} until now`, value: was }]
  })
}

/** Facts that a change can clear, which then show as “None”. */
const labels: readonly (readonly [string, string])[] = [
  ['due', 'Due'],
  ['repeat', 'Repeats'],
  ['parent', 'Part of'],
  ['priority', 'Priority'],
  ['minutes', 'Takes'],
  ['waitsFor', 'Given to'],
  ['askOn', 'Ask on'],
  ['links', 'Belongs to'],
  ['notes', 'Notes'],
]

function nextField({ next }: Report): Field[] {
  return next === undefined ? [] : [{ name: 'next', label: 'Due again', value: next }]
}

function partsField({ parts }: Report): Field[] {
  return parts === undefined ? [] : [{ name: 'parts', label: 'With it', value: counted(parts, 'part') }]
}

export function changesOf({ did, title, due, before, after, next }: Report): Change[] {
  if (did === 'knew') return []
  const again = next === undefined ? [] : [{ label: 'Due again', before: null, after: next }]
  if (before && after) return [...changesBetween(before, after), ...again]
  const words = due === '' ? `“${title}”` : `“${title}”, ${due}`
  return [{ label: 'Task', before: after ? null : words, after: after ? words : null }]
}

/** “Added the task “Call the bank”, due Friday, 27 November 2026.” */
export function doneSentence(report: Report): string {
  const { did, title, due, task, next, parts, after } = report
  const again = next === undefined ? '' : ` It is due again ${next}.`
  const along = parts === undefined ? '' : ` and ${counted(parts, 'part')} of it`
  if (did === 'knew')
    return task.status === 'done' ? `“${title}” is done already.` : `“${title}” is among your tasks already.`
  if (did === 'deleted') return `Deleted the task “${title}”${along}.`
  if (did === 'completed') return `Completed “${title}”${along}.${again}`
  if (did === 'reopened') return `Reopened “${title}”.`
  if (did === 'created') return `Added the task “${title}”${extras(after, due)}.`
  const [[, verb], rest] = changeWords(report)
  return `${verb} ${rest}.${again}`
}

function extras(told: Told | null, due: string): string {
  const list = valueOf(told, 'list')
  const repeat = valueOf(told, 'repeat')
  const doer = valueOf(told, 'waitsFor')
  return [
    due === '' ? '' : `, due ${due}`,
    repeat === undefined ? '' : `, ${repeat}`,
    doer === undefined ? '' : `, given to ${doer}`,
    list === undefined || list === 'Inbox' ? '' : `, in the list “${list}”`,
  ].join('')
}
