import { type RefObject, useRef, useState } from 'react'
import { usePhone } from '#foundation/web/shell/use-phone.ts'
import type { ThreadRow } from '../contract.ts'
import { ConnectFirst } from './nothing.tsx'
import { Folders } from './folders.tsx'
import { ListHeader } from './list-header.tsx'
import { useHearMail, useMailboxes, useReadThread } from './mail.ts'
import { type MailPlace, usePlace, writtenList } from './place.ts'
import { SelectionBar } from './selection-bar.tsx'
import { SnoozeDialog } from './overlays.ts'
import { ThreadList } from './thread-list.tsx'
import { type Dock, ThreadPane } from './thread-pane.tsx'
import { type Columns, useColumns } from './use-columns.ts'
import { type Box, useBox } from './use-box.ts'
import { useMailKeys } from './use-keys.ts'
import { useActs } from './acts.tsx'
import { useDensity } from './density.ts'
import { DockProvider } from './writing/dock.ts'
import { DraftRows } from './writing/draft-rows.tsx'
import { HeldNote } from './writing/held-note.tsx'
import { LeavingRows, LeavingTrouble } from './writing/leaving-rows.tsx'
import type { Answering } from './writing/seed.ts'
import { useAnswering } from './writing/use-answering.ts'
import { useUndoSending } from './writing/use-take-back.ts'
import { useWriting } from './writing/use-writing.ts'
import { WritingPane } from './writing/writing-pane.tsx'

/** Lists on the left, threads beside them, and the open thread beside those or above them. */
export function Mailbox() {
  useHearMail()
  const place = usePlace()
  const { data } = useMailboxes()
  const frame = useRef<HTMLDivElement>(null)
  const columns = useColumns(frame, place.thread !== undefined)
  const [dock, setDock] = useState<HTMLElement | null>(null)
  return (
    <div ref={frame} className="relative flex h-full min-h-0 print:block">
      {data?.accounts.length === 0 ? (
        <ConnectFirst />
      ) : (
        columns && (
          <>
            {columns.folders && <Folders list={place.words === '' ? place.list : undefined} />}
            <Listed key={writtenList(place.list)} place={place} columns={columns} dock={[dock, setDock]} />
          </>
        )
      )}
      <HeldNote />
      <DockProvider value={dock}>
        <WritingPane />
      </DockProvider>
    </div>
  )
}

type ListedProps = { place: MailPlace; columns: Columns; dock: Dock }

function Listed({ place, columns, dock }: ListedProps) {
  const isPhone = usePhone()
  const box = useBox(place, isPhone)
  const { undoLast } = useActs()
  const [density, toggleDensity] = useDensity()
  const [snoozed, setSnoozed] = useState<readonly string[]>()
  const search = useRef<HTMLInputElement>(null)
  const tools = useRef<HTMLDivElement>(null)
  const covers = place.thread !== undefined && !columns.beside
  const { begin } = useWriting()
  const answer = useAnswerToThread(box)
  const undoSending = useUndoSending()
  const isDrafts = place.list.view === 'drafts' && place.words === ''
  const snooze = (): void => setSnoozed(box.meant().map(({ id }) => id))
  useMailKeys(box, {
    search: () => focusSoon(search),
    snooze,
    move: () => pressTool(tools, 'move'),
    label: () => pressTool(tools, 'label'),
    undo: undoSending ?? undoLast,
    write: () => begin(),
    answer,
  })
  return (
    <div ref={tools} className="contents">
      <section
        aria-label="Threads"
        inert={covers}
        className={`relative flex min-h-0 min-w-0 flex-col ${columns.beside && place.thread !== undefined ? 'w-95 shrink-0 border-r border-hairline' : 'grow'}`}
      >
        <ListHeader
          box={box}
          search={search}
          density={density}
          onDensity={toggleDensity}
          hasFolders={columns.folders}
          onWrite={() => begin()}
        />
        {isDrafts ? <LeavingRows /> : <LeavingTrouble />}
        {isDrafts && <DraftRows isAlone={box.rows.length === 0} />}
        <ThreadList box={box} density={density} onSnooze={setSnoozed} />
        <SelectionBar box={box} onSnooze={snooze} />
      </section>
      {place.thread !== undefined && (
        <ThreadPane id={place.thread} box={box} covers={covers} dock={dock} onSnooze={snooze} />
      )}
      {snoozed && (
        <SnoozeDialog
          count={snoozed.length}
          onSnooze={(until) => box.change(snoozed, { do: 'snooze', until })}
          onClose={() => setSnoozed(undefined)}
        />
      )}
    </div>
  )
}

/** The newest message of the thread under the cursor is answered, wherever it is open. */
function useAnswerToThread(box: Box): (kind: Answering) => void {
  const readThread = useReadThread()
  const answer = useAnswering()
  return (kind) => {
    const answerNewest = async ({ id, account }: ThreadRow): Promise<void> => {
      const newest = (await readThread(id)).findLast(({ draft }) => !draft)
      if (newest) answer(kind, newest, account)
    }
    const [thread] = box.meant()
    if (!thread) return
    answerNewest(thread).catch(() => {
      // The open thread says why it could not be read.
      box.open(thread.id)
    })
  }
}

/** A dialog that is closing keeps the focus for a moment, and gives it back to where it was before. */
function focusSoon(input: RefObject<HTMLInputElement | null>, left = 20): void {
  input.current?.focus()
  if (left > 0 && document.querySelector('[role=dialog][data-closed]'))
    requestAnimationFrame(() => focusSoon(input, left - 1))
}

/** The menus open by their buttons: those of the open thread, or of what is selected. */
function pressTool(within: RefObject<HTMLElement | null>, tool: 'move' | 'label'): void {
  within.current?.querySelector<HTMLElement>(`[data-tool="${tool}"]`)?.click()
}
