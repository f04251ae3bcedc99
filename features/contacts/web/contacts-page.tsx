import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import Upload from 'lucide-react/icons/upload'
import { useState } from 'react'
import { type MetaFunction, useSearchParams } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { ActingHouse, useUndoKey } from '#foundation/web/acting/acting.tsx'
import { LateDeeds } from '#foundation/web/acting/late-deeds.tsx'
import { Button, IconButton } from '#foundation/web/design/button.tsx'
import { EmptyState } from '#foundation/web/design/empty-state.tsx'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Menu } from '#foundation/web/design/menu.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { box } from '#foundation/web/design/surface.ts'
import { useLeft } from '#foundation/web/design/use-left.ts'
import { PageTitle } from '#foundation/web/design/page-title.tsx'
import { useKeptFocus } from '#foundation/web/kept-focus.ts'
import { type ShortcutGroup, useListedShortcuts } from '#foundation/web/keyboard/listed.ts'
import { useRowKeys } from '#foundation/web/use-row-keys.ts'
import { useShortcut } from '#foundation/web/keyboard/use-shortcut.ts'
import { useLoadedSoon } from '#foundation/web/late-overlay.tsx'
import { save } from '#foundation/web/save.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { useNow } from '#foundation/web/use-now.ts'
import { useSettled } from '#foundation/web/use-settled.ts'
import { exportContactsRoute } from '../contract.ts'
import { keepingContacts } from './away/keeping.ts'
import { useLateContacts } from './away/use-late-contacts.ts'
import type { LeftContact } from './contact-dialog.tsx'
import { ContactRow } from './contact-row.tsx'
import { contactsKey, useHearContacts } from './contacts.ts'
import { ContactDialog, ImportDialog, soon } from './overlays.ts'

export { PageError as ErrorBoundary } from '#foundation/web/error/page-error.tsx'

export const handle = { title: 'Contacts' }

export const meta: MetaFunction = () => [{ title: `Contacts · ${productName}` }]

export default function ContactsPage() {
  return (
    <ActingHouse queryKey={contactsKey} keeping={keepingContacts}>
      <Contacts />
    </ActingHouse>
  )
}

type Opened = { id: string } | 'new' | 'import'

function Contacts() {
  useHearContacts()
  useLoadedSoon(soon)
  useKeptFocus('data-contact')
  useRowKeys('data-contact')
  useListedShortcuts(listed)
  const [words, setWords] = useState('')
  const { opened, open, close } = useOpened()
  const [typed, setTyped] = useState<LeftContact>()
  const leave = useLeft<LeftContact>((left) => {
    setTyped(left)
    open(left.contact ?? 'new')
  })
  const asked = useSettled(words.trim(), 120)
  const press = useUndoKey()
  useShortcut('n', () => open('new'))
  const { data, error, isFetching, refetch } = useLateContacts(asked)
  const shown = typeof opened === 'object' ? data?.contacts.find(({ id }) => id === opened.id) : undefined
  return (
    // oxlint-disable-next-line no-static-element-interactions -- a key of the whole page, which each toast also offers
    <div
      onKeyDown={press}
      className="mx-auto grid w-full max-w-172 grid-cols-[minmax(0,1fr)_auto] content-start px-4 py-3 sm:grid-cols-[minmax(0,1fr)] sm:py-5 sm:px-10 md:py-14"
    >
      <Heading onOpen={open} />
      <p className="mt-3 max-w-110 text-pretty text-muted max-sm:hidden md:mt-1">
        People you keep here, and those in your events and your mail, each once by address.
      </p>
      <div className="relative sm:mt-6">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted"
        />
        <input
          type="search"
          aria-label="Search contacts"
          placeholder="Name, address or company"
          maxLength={200}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          className={`${box} h-9 pr-3 pl-8.5 pointer-coarse:h-11`}
        />
      </div>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 max-sm:order-2 max-sm:col-span-2">
        <LateDeeds feature="contacts" />
        {data && <Rows data={data} words={asked} onOpen={open} />}
        {!data && error && (
          <ErrorState
            title="Your contacts could not be loaded"
            detail={sentenceOf(error)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        {!data && !error && (
          <Loading label="Loading your contacts">
            <Skeleton className="h-40 w-full" />
          </Loading>
        )}
      </div>
      {(opened === 'new' || shown) && (
        <ContactDialog
          key={shown?.id}
          contact={shown}
          typed={typed}
          onClose={() => {
            setTyped(undefined)
            close()
          }}
          onLeft={leave}
        />
      )}
      {opened === 'import' && <ImportDialog onClose={close} />}
    </div>
  )
}

const listed: ShortcutGroup = {
  title: 'Contacts',
  shortcuts: [
    { shortcut: 'n', does: 'Add a contact' },
    { shortcut: 'j', does: 'Next contact, also by an arrow' },
    { shortcut: 'k', does: 'Previous contact' },
    { shortcut: 'enter', does: 'Open the contact' },
  ],
}

/** Opens the contact named in the address. */
function useOpened() {
  const [search, setSearch] = useSearchParams()
  const [own, setOwn] = useState<Opened>()
  const named = search.get('contact')
  return {
    opened: own ?? (named === null ? undefined : { id: named }),
    open: (wanted: Opened) => setOwn(wanted),
    close: () => {
      setOwn(undefined)
      if (named !== null) setSearch({}, { replace: true })
    },
  }
}

function Heading({ onOpen }: { onOpen: (opened: Opened) => void }) {
  const { client } = useSession()
  async function exportAll(): Promise<void> {
    save(await client.download(exportContactsRoute, {}), 'Contacts.vcf')
  }
  return (
    // On a phone its buttons stand beside the search.
    <header className="flex flex-wrap items-center justify-end gap-2 max-sm:contents">
      <PageTitle>Contacts</PageTitle>
      <div className="flex gap-2 max-sm:order-1 max-sm:pl-2">
        <Button icon={<Plus aria-hidden="true" />} onClick={() => onOpen('new')}>
          <span className="max-sm:sr-only">Add a contact</span>
        </Button>
        <Menu
          align="end"
          trigger={<IconButton label="More for contacts" icon={<Ellipsis />} />}
          groups={[
            [
              { label: 'Import…', icon: <Upload />, run: () => onOpen('import') },
              { label: 'Export', icon: <Download />, run: () => void exportAll() },
            ],
          ]}
        />
      </div>
    </header>
  )
}

type RowsProps = {
  data: NonNullable<ReturnType<typeof useLateContacts>['data']>
  words: string
  onOpen: (opened: Opened) => void
}

function Rows({ data: { contacts, count, waiting }, words, onOpen }: RowsProps) {
  const now = useNow()
  if (count === 0)
    return words === '' ? (
      <EmptyState
        title="No contacts yet"
        action={
          <Button kind="primary" onClick={() => onOpen('new')}>
            Add a contact
          </Button>
        }
      >
        People from your events and your mail appear here by themselves. Add others, or import a file of contacts.
      </EmptyState>
    ) : (
      <EmptyState title="No contacts found">No name, address or company contains “{words}”.</EmptyState>
    )
  return (
    <div>
      <ul aria-label="Contacts">
        {contacts.map((contact) => (
          <ContactRow
            key={contact.id}
            contact={contact}
            waits={waiting.has(contact.id)}
            now={now}
            onOpen={() => onOpen({ id: contact.id })}
          />
        ))}
      </ul>
      <output data-figures className="mt-3 block text-13 text-muted">
        {count > contacts.length
          ? `The first ${contacts.length} of ${count}. Search to find the others.`
          : count === 1
            ? '1 contact'
            : `${count} contacts`}
      </output>
    </div>
  )
}
