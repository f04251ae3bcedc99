import { useState } from 'react'
import { useBeside } from '#foundation/web/beside.ts'
import { Button } from '#foundation/web/design/button.tsx'
import { ButtonLink } from '#foundation/web/design/button-link.tsx'
import { EmptyState } from '#foundation/web/design/empty-state.tsx'
import { useActs } from './acts.tsx'
import type { MailPlace } from './place.ts'
import { useDrafts } from './writing/drafts.ts'
import type { MailView, Split } from '../contract.ts'

/** No mailbox yet. */
export function ConnectFirst() {
  const { attempt } = useActs()
  const { connectAt } = useBeside()
  const [isBusy, setBusy] = useState(false)
  async function load(): Promise<void> {
    setBusy(true)
    await attempt('mail.load-sample', {})
    setBusy(false)
  }
  return (
    <div className="grid grow content-center justify-items-center">
      <h1 className="sr-only">Mail</h1>
      <EmptyState
        title="Your mail, in one calm place"
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {connectAt !== undefined && (
              <ButtonLink to={connectAt} kind="primary">
                Connect a mailbox
              </ButtonLink>
            )}
            <Button kind={connectAt === undefined ? 'primary' : 'quiet'} busy={isBusy} onClick={() => void load()}>
              Look around with the sample mailbox
            </Button>
          </div>
        }
      >
        {connectAt === undefined
          ? 'The sample mailbox has sixty messages. Nothing in it is sent to anyone.'
          : 'Connect any mailbox with IMAP. A copy of it stays on this server, and what you change here changes there.'}
      </EmptyState>
    </div>
  )
}

type Words = { title: string; text: string }

const emptySplits: Record<Split, Words> = {
  answer: { title: 'Everyone has an answer', text: 'Mail that asks you something appears here.' },
  waiting: {
    title: 'You are not waiting for anyone',
    text: 'Questions that you asked by mail appear here until they are answered.',
  },
  newsletters: { title: 'No newsletters', text: 'Mail that was sent to many appears here.' },
  rest: { title: 'Nothing else', text: 'Mail that belongs nowhere else appears here.' },
}

const emptyViews: Record<MailView, Words> = {
  inbox: { title: 'Your inbox is empty', text: 'New mail appears here by itself.' },
  starred: { title: 'Nothing is starred', text: 'Press s on a thread, or its star, to find it here.' },
  snoozed: { title: 'Nothing is snoozed', text: 'Press h on a thread, and it returns at the time you choose.' },
  sent: { title: 'Nothing was sent', text: 'What you send appears here.' },
  drafts: { title: 'No drafts', text: 'What you begin to write appears here.' },
  archive: { title: 'The archive is empty', text: 'Press e on a thread that is done. You find it again by searching.' },
  junk: { title: 'No spam', text: 'What you mark as spam is kept here.' },
  trash: { title: 'The trash is empty', text: 'What you delete is kept here.' },
  all: { title: 'No mail yet', text: 'New mail appears here by itself.' },
  folder: { title: 'This folder is empty', text: 'Press v on a thread to move it to a folder.' },
  label: { title: 'No mail with this label', text: 'Press l on a thread to label it.' },
}

/** Drafts that are written here stand above this list. */
export function NothingListed({ place }: { place: MailPlace }) {
  if (place.list.view === 'drafts' && place.words === '') return <NoDrafts place={place} />
  return <NoThreads place={place} />
}

function NoDrafts({ place }: { place: MailPlace }) {
  const { data } = useDrafts()
  return data?.length === 0 ? <NoThreads place={place} /> : null
}

function NoThreads({ place: { list, words } }: { place: MailPlace }) {
  if (words !== '')
    return (
      <EmptyState title="Nothing found">
        No mail matches “{words}”. Try fewer words, or a part of a name after <code>from:</code>
      </EmptyState>
    )
  const { title, text } = list.split ? emptySplits[list.split] : emptyViews[list.view]
  return <EmptyState title={title}>{text}</EmptyState>
}
