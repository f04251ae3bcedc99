import { Avatar } from '#foundation/web/design/avatar.tsx'
import { useTimeFormat } from '#foundation/web/time-format.ts'
import { shortDayOf } from '#foundation/web/when.ts'
import type { Contact } from '../contract.ts'
import { titleOf } from '../rules/contact.ts'
import { metWords, originWords } from './words.ts'

type ContactRowProps = {
  contact: Contact
  /** A change of it was not sent yet. */
  waits: boolean
  now: number
  onOpen: () => void
}

/** One contact: who, how to reach them, and when they met. */
export function ContactRow({ contact, waits, now, onOpen }: ContactRowProps) {
  useTimeFormat()
  const { name, emails, company } = contact
  const origin = originWords(contact)
  const title = titleOf(contact)
  const met = metWords(contact, (moment) => shortDayOf(moment, now))
  const under = [name === '' ? '' : (emails[0] ?? contact.phones[0] ?? ''), company].filter(Boolean).join(' · ')
  return (
    <li data-contact={contact.id} className="border-b border-hairline">
      <button
        type="button"
        onClick={onOpen}
        className="flex w-full items-center gap-3 rounded-control px-2 py-2.5 text-left hover:bg-touch"
      >
        <Avatar name={title} beside />
        <span className="grid min-w-0 grow">
          <span className="truncate">{title}</span>
          {waits && <span className="text-13 text-muted">Not sent yet</span>}
          {under !== '' && <span className="truncate text-13 text-muted">{under}</span>}
          {met !== '' && <span className="truncate text-13 text-muted sm:hidden">{met}</span>}
        </span>
        <span data-figures className="hidden shrink-0 text-right text-13 whitespace-nowrap text-muted sm:grid">
          {met !== '' && <span>{met}</span>}
          {origin !== undefined && <span>{origin}</span>}
        </span>
      </button>
    </li>
  )
}
