import AlarmClock from 'lucide-react/icons/alarm-clock'
import BellOff from 'lucide-react/icons/bell-off'
import Calendar from 'lucide-react/icons/calendar'
import Check from 'lucide-react/icons/check'
import Paperclip from 'lucide-react/icons/paperclip'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import Star from 'lucide-react/icons/star'
import { memo, type MouseEvent, type ReactNode } from 'react'
import { choice } from '#foundation/web/design/choice.tsx'
import { visible } from '#foundation/web/markdown/visible.ts'
import { useTimeFormat } from '#foundation/web/time-format.ts'
import { momentOf } from '#foundation/web/when.ts'
import type { ThreadRow } from '../contract.ts'
import type { Density } from './density.ts'
import { addressOf, type MailPlace } from './place.ts'
import { listTime, namesOf, returnTime, subjectOf } from './row-words.ts'
import type { RowDeeds } from './use-row-deeds.ts'
import './thread-row.css'

/** `isWide` is not known before the list has been measured. */
export type RowLook = { isWide: boolean | undefined; density: Density }

/** In pixels. Touch needs 44. */
export function heightOf({ isWide = false, density }: RowLook): number {
  if (!isWide) return density === 'compact' ? 60 : 84
  if (density === 'comfortable') return 48
  return matchMedia('(pointer: coarse)').matches ? 44 : 36
}

type ThreadRowViewProps = {
  row: ThreadRow
  look: RowLook
  now: number
  list: MailPlace['list']
  words: string
  index: number
  count: number
  top: number
  isCursor: boolean
  isOpen: boolean
  isChosen: boolean
  /** An answer to it is being written, here or in another mail program. */
  hasDraft: boolean
  deeds: RowDeeds
}

/** Drawn again only where something of it is different: a step of the cursor concerns two rows. */
export const ThreadRowView = memo(ThreadInList)

/** A thread in the list: a link that opens it, with a box to select it and a star. */
function ThreadInList(props: ThreadRowViewProps) {
  const { row, look, list, words, index, count, top, isCursor, isOpen, isChosen, deeds } = props
  const { id, starred, unread } = row
  const subject = visible(subjectOf(row))

  function press(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey) return
    event.preventDefault()
    deeds.press(id, event.shiftKey)
  }
  return (
    <li
      aria-posinset={index + 1}
      aria-setsize={count}
      data-thread={id}
      data-at={isCursor || undefined}
      data-cursor={(isCursor && hasKeys()) || undefined}
      data-open={isOpen || undefined}
      data-chosen={isChosen || undefined}
      data-unread={unread > 0 || undefined}
      style={{ height: heightOf(look), transform: `translateY(${top}px)` }}
      className={`${rowLook} ${look.isWide ? 'items-center' : 'items-start'}`}
    >
      <span
        className={`relative z-1 grid w-8 shrink-0 place-items-center pointer-coarse:w-11 ${look.isWide ? 'h-full' : 'h-10 pointer-coarse:h-11'}`}
      >
        <span className="relative grid size-4">
          <input
            type="checkbox"
            aria-label={`Select ${subject}`}
            tabIndex={isCursor ? 0 : -1}
            checked={isChosen}
            onChange={() => deeds.toggle(id)}
            className={`${choice} peer rounded-[4px] after:absolute after:-inset-3`}
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none absolute inset-0 m-auto hidden size-3 text-paper peer-checked:block"
          />
        </span>
      </span>
      {/* A `Link` is drawn again whenever the address changes, in every row. */}
      <a
        data-row
        href={addressOf({ list, words, thread: id })}
        tabIndex={isCursor ? 0 : -1}
        aria-current={isOpen || undefined}
        onClick={press}
        className={`min-w-0 grow outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent ${look.isWide ? 'h-full' : 'py-2.5'}`}
      >
        {look.isWide ? <OneLine {...props} subject={subject} /> : <Lines {...props} subject={subject} />}
      </a>
      <button
        type="button"
        aria-label={starred ? `Take the star from ${subject}` : `Star ${subject}`}
        aria-pressed={starred}
        tabIndex={isCursor ? 0 : -1}
        onClick={() => deeds.star(id, !starred)}
        className={`relative z-1 grid size-8 shrink-0 place-items-center rounded-control text-muted hover:text-ink pointer-coarse:size-11 ${look.isWide ? '' : 'order-last mt-6'} ${starred ? '' : 'opacity-0 group-hover:opacity-100 group-data-cursor:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100'}`}
      >
        <Star aria-hidden="true" className={`size-4 ${starred ? 'fill-amber text-amber' : ''}`} />
      </button>
    </li>
  )
}

/** Only a device that may have a keyboard marks the row that keys act on: on a phone the first mail looked selected. */
function hasKeys(): boolean {
  return matchMedia('(any-pointer: fine)').matches
}

const rowLook = 'group absolute inset-x-0 top-0 flex border-b border-hairline pr-2 pl-1 text-left hover:bg-touch/50'

type LinesProps = ThreadRowViewProps & { subject: string }

function OneLine({ row, now, list, words, subject, hasDraft }: LinesProps) {
  return (
    <span className="grid h-full grid-cols-[minmax(8rem,13rem)_minmax(0,1fr)_auto] items-center gap-x-4">
      <Names row={row} hasDraft={hasDraft} />
      <span className="flex min-w-0 items-center gap-2">
        <Labels labels={row.labels} />
        <span className="truncate">
          <Subject unread={row.unread}>{subject}</Subject>
          {row.snippet !== '' && <span className="text-muted"> – {visible(row.snippet)}</span>}
        </span>
      </span>
      <span className="flex items-center gap-2.5">
        <Signs row={row} />
        <Time row={row} now={now} isReturn={list.view === 'snoozed' && words === ''} />
      </span>
    </span>
  )
}

function Lines({ row, look, now, list, words, subject, hasDraft }: LinesProps) {
  const snippet = visible(row.snippet)
  return (
    <span className="grid grid-cols-[minmax(0,1fr)]">
      <span className="flex items-baseline gap-3">
        <span className="min-w-0 grow">
          <Names row={row} hasDraft={hasDraft} />
        </span>
        <Time row={row} now={now} isReturn={list.view === 'snoozed' && words === ''} />
      </span>
      <span className="flex min-w-0 items-center gap-2">
        <span className="min-w-0 grow truncate">
          <Subject unread={row.unread}>{subject}</Subject>
          {look.density === 'compact' && snippet !== '' && <span className="text-muted"> – {snippet}</span>}
        </span>
        <Signs row={row} />
      </span>
      {look.density === 'comfortable' && (
        <span className="flex min-w-0 items-center gap-2 text-13 text-muted">
          <span className="min-w-0 grow truncate">{snippet}</span>
          <Labels labels={row.labels} />
        </span>
      )}
    </span>
  )
}

type NamesProps = Pick<ThreadRowViewProps, 'row' | 'hasDraft'>

function Names({ row: { people, messages, unread, roles }, hasDraft }: NamesProps) {
  const isSent = roles.every((role) => role === 'sent' || role === 'drafts')
  return (
    <span className="flex min-w-0 items-baseline gap-1.5">
      {unread > 0 && <span className="sr-only">Unread. </span>}
      <span className="truncate">
        {isSent && <span className="text-muted">To </span>}
        {namesOf(people).map(({ name, unread: isNew }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two people may have one name, and they never change places
          <span key={at} className={isNew || (unread > 0 && people.length === 1) ? 'font-semibold' : ''}>
            {at > 0 && ', '}
            {visible(name)}
          </span>
        ))}
      </span>
      {messages > 1 && (
        <span data-figures className="shrink-0 text-12 text-muted">
          <span className="sr-only">, </span>
          {messages}
          <span className="sr-only"> messages</span>
        </span>
      )}
      {hasDraft && <span className="shrink-0 text-12 text-amber">Draft</span>}
    </span>
  )
}

function Subject({ unread, children }: { unread: number; children: ReactNode }) {
  return <span className={unread > 0 ? 'font-semibold' : ''}>{children}</span>
}

function Labels({ labels }: { labels: readonly string[] }) {
  const shown = labels.slice(0, 2)
  return shown.map((label) => (
    <span
      key={label}
      className="max-w-24 shrink-0 truncate rounded-full bg-sunken px-2 text-12 text-muted inset-ring inset-ring-hairline"
    >
      {visible(label)}
    </span>
  ))
}

function Signs({ row: { attachments, invitation, muted, marked, snoozedUntil } }: { row: ThreadRow }) {
  return (
    <span className="flex shrink-0 items-center gap-1.5 text-muted empty:hidden [&_svg]:size-3.5">
      {marked && <Sign icon={<ShieldAlert className="text-amber" />} says="Be careful with this one." />}
      {invitation && <Sign icon={<Calendar />} says="With an invitation." />}
      {attachments > 0 && (
        <Sign
          icon={<Paperclip />}
          says={attachments === 1 ? 'With an attachment.' : `With ${attachments} attachments.`}
        />
      )}
      {muted && <Sign icon={<BellOff />} says="Muted." />}
      {snoozedUntil !== null && <Sign icon={<AlarmClock />} says={`Snoozed until ${momentOf(snoozedUntil)}.`} />}
    </span>
  )
}

function Sign({ icon, says }: { icon: ReactNode; says: string }) {
  return (
    <span title={says} className="grid">
      <span aria-hidden="true">{icon}</span>
      <span className="sr-only">{says}</span>
    </span>
  )
}

type TimeProps = Pick<ThreadRowViewProps, 'row' | 'now'> & { isReturn: boolean }

function Time({ row: { at, unread }, now, isReturn }: TimeProps) {
  const format = useTimeFormat()
  return (
    <time
      dateTime={at}
      title={momentOf(at)}
      className={`shrink-0 text-right text-12 whitespace-nowrap ${unread > 0 ? 'font-medium text-ink' : 'text-muted'}`}
    >
      {isReturn ? returnTime(at, now, format) : listTime(at, now, format)}
    </time>
  )
}
