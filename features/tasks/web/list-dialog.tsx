import { type SyntheticEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { Button } from '#foundation/web/design/button.tsx'
import { ColourChoice, usualColour } from '#foundation/web/design/colour-choice.tsx'
import { Dialog } from '#foundation/web/design/dialog.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { formEnd } from '#foundation/web/design/surface.ts'
import type { TaskList } from '../contract.ts'
import { useHouse } from './perform.tsx'
import { addressOf } from './place.ts'

const addedList = z.object({ list: z.object({ id: z.string() }) })

/** Creates a list, or renames, recolours or deletes one. */
export function ListDialog({ list, onClose }: { list?: TaskList; onClose: () => void }) {
  const { perform } = useHouse()
  const navigate = useNavigate()
  const [name, setName] = useState(list?.name ?? '')
  const [color, setColor] = useState(list?.color ?? usualColour)
  const [error, setError] = useState<Error | null>(null)
  const [busy, setBusy] = useState(false)

  async function run(work: () => Promise<unknown>): Promise<void> {
    setBusy(true)
    try {
      await work()
      onClose()
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal : new Error(String(refusal)))
      setBusy(false)
    }
  }
  function save(event: SyntheticEvent): void {
    event.preventDefault()
    if (busy || name.trim() === '') return
    void run(() => (list ? perform('tasks.change-list', { id: list.id, name, color }) : add()))
  }
  async function add(): Promise<void> {
    const { data } = addedList.safeParse(await perform('tasks.add-list', { name, color }))
    if (data) void navigate(addressOf({ list: data.list.id }))
  }
  async function remove(): Promise<void> {
    if (!list) return
    await run(async () => {
      await perform('tasks.delete-list', { id: list.id })
      void navigate(addressOf({ view: 'all' }))
    })
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={list ? 'Change list' : 'New list'}>
      <form onSubmit={save} noValidate className="grid gap-4">
        <TextField
          label="Name"
          value={name}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <ColourChoice color={color} onChange={setColor} />
        <FailureNote error={error} />
        <div className={formEnd}>
          {list?.role === 'own' && (
            <span className="mr-auto">
              <Button onClick={() => void remove()}>Delete list</Button>
            </span>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" busy={busy} disabled={name.trim() === ''}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
