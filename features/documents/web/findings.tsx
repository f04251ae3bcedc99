import { useState } from 'react'
import { Link } from 'react-router'
import type { FindingKind } from '#foundation/contract/finding.ts'
import { findingKinds } from '#foundation/contract/finding.ts'
import { placeInWords } from '#foundation/contract/place-in-words.ts'
import { dateText } from '#foundation/time/format/date-text.ts'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { textLink } from '#foundation/web/design/surface.ts'
import { type Makeable, type Maker, useMakers } from '#foundation/web/makers.ts'
import { useMaking } from '#foundation/web/making.ts'
import { timeFormat, useTimeFormat } from '#foundation/web/time-format.ts'
import type { FileFinding } from '../contract.ts'

type FindingsProps = {
  file: { id: string; name: string }
  findings: readonly FileFinding[]
  /** All kinds unless stated. */
  kinds?: readonly FindingKind[]
}

const titles: Readonly<Record<FindingKind, string>> = {
  duty: 'To do',
  decision: 'Decisions',
  question: 'Open questions',
  date: 'Dates',
  amount: 'Amounts',
  name: 'Names',
}

/** The duties, dates and names found in a file, each with a link to its place and buttons for what it can become. */
export function Findings({ file, findings, kinds = findingKinds }: FindingsProps) {
  useTimeFormat()
  return findingKinds
    .filter((kind) => kinds.includes(kind))
    .map((kind) => {
      const own = findings.filter((each) => each.kind === kind)
      return own.length > 0 && <Group key={kind} title={titles[kind]} file={file} findings={own} />
    })
}

const mostAtFirst = 6

function Group({ title, file, findings }: { title: string; file: FindingsProps['file']; findings: FileFinding[] }) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? findings : findings.slice(0, mostAtFirst)
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <h3 className="text-13 font-medium">{title}</h3>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {shown.map((finding, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same words may stand in a file twice
          <Row key={at} file={file} finding={finding} />
        ))}
      </ul>
      {shown.length < findings.length && (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className={`min-h-6 justify-self-start text-13 ${textLink}`}
        >
          Show all {findings.length}
        </button>
      )}
    </section>
  )
}

function Row({ file, finding }: { file: FindingsProps['file']; finding: FileFinding }) {
  const { kind, text, words, passage, place } = finding
  const from = makeableOf(file, finding)
  const makers = useMakers().filter(({ fits }) => from !== undefined && fits(from))
  const isPart = kind === 'date' || kind === 'amount'
  const about = aboutIn(finding)
  return (
    <li className="max-w-prose wrap-anywhere">
      {isPart && <strong className="font-medium">{words}</strong>}
      {isPart ? ` ${text}` : words}
      {about !== '' && <span className="text-13 text-muted"> {about}</span>}{' '}
      <Link
        to={`/assistant?view=files&file=${file.id}&passage=${passage}`}
        className={`inline-block min-h-6 text-13 ${textLink}`}
      >
        {placeInWords(place) || 'Show in the file'}
      </Link>
      {from && makers.map((maker) => <Make key={maker.label} maker={maker} from={from} />)}
    </li>
  )
}

/** “Anna · 5 Mar 2027 · 14:30” */
function aboutIn({ kind, who, day, time }: FileFinding): string {
  if (kind !== 'duty') return ''
  const on = day === undefined ? '' : dateText(day, 'medium', timeFormat())
  return [who ?? '', on, time ?? ''].filter((each) => each !== '').join(' · ')
}

function makeableOf(file: FindingsProps['file'], finding: FileFinding): Makeable | undefined {
  const { kind, words, text, place, day, time } = finding
  if (kind !== 'duty' && kind !== 'date') return undefined
  const where = placeInWords(place)
  return {
    title: titleOf(kind === 'duty' ? words : text),
    quote: `“${text}” (${file.name}${where === '' ? '' : `, ${where}`})`,
    isDuty: kind === 'duty',
    day,
    time,
    thing: { kind: 'file', id: file.id, title: file.name },
  }
}

const longestTitle = 200

function titleOf(words: string): string {
  const title = words.length > longestTitle ? `${words.slice(0, longestTitle - 1).toWellFormed()}…` : words
  return title.charAt(0).toUpperCase() + title.slice(1)
}

function Make({ maker, from }: { maker: Maker; from: Makeable }) {
  const { made, wasMade, make, takeBack, error } = useMaking(maker, from)
  const isBusy = make.isPending || takeBack.isPending
  if (wasMade) return <output className="ml-1 text-13 text-muted">{maker.done}</output>
  return (
    <>
      {' '}
      <output className="text-13 text-muted">{made && maker.done}</output>{' '}
      <button
        type="button"
        aria-label={`${made ? `Undo: ${maker.label}` : maker.label}: ${from.title}`}
        aria-busy={isBusy || undefined}
        onClick={() => !isBusy && (made ? takeBack.mutate(made.id) : make.mutate())}
        className={`mr-1 inline-block min-h-6 text-13 ${textLink}`}
      >
        {made ? 'Undo' : maker.label}
      </button>
      <FailureNote error={error} />
    </>
  )
}
