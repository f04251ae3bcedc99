import BellPlus from 'lucide-react/icons/bell-plus'
import Sparkles from 'lucide-react/icons/sparkles'
import { Suspense, type SyntheticEvent, useId, useRef, useState } from 'react'
import { useActing } from '#foundation/web/acting/acting.tsx'
import { useBeside } from '#foundation/web/beside.ts'
import { box } from '#foundation/web/design/surface.ts'
import { useErrand, wordsErrand } from '#foundation/web/errand.ts'
import type { NewReminder } from '../contract.ts'
import type { SaidReminder } from '../said.ts'
import type { Seen } from './seen.ts'
import { isPast, readTyped } from './understood.ts'

/** Adds a reminder written in one line. What was understood is shown below before it is saved. */
export function QuickAdd({ seen, onMade }: { seen: Seen; onMade: () => void }) {
  const id = useId()
  const { attempt } = useActing()
  const { AskButton } = useBeside()
  const [words, setWords] = useState('')
  // The same id on a retry prevents a duplicate.
  const asked = useRef(crypto.randomUUID())
  const field = useRef<HTMLInputElement>(null)
  const typed = words.trim() === '' ? undefined : readTyped(words, seen)
  useErrand(wordsErrand.name, wordsErrand.form, (brought) => {
    setWords(brought)
    field.current?.focus()
  })

  async function save(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (!typed || typed.asked !== undefined || !canBeSaved(typed.said, seen)) return
    const { text, at, rule, zone } = typed.said
    const wanted: NewReminder = { id: asked.current, text, at, rule, zone, again: null }
    setWords('')
    asked.current = crypto.randomUUID()
    if (await attempt('reminders.create', wanted)) onMade()
    else setWords((now) => (now === '' ? words : now))
  }
  return (
    <div>
      <form onSubmit={(event) => void save(event)} className="relative">
        <BellPlus
          aria-hidden="true"
          className="pointer-events-none absolute top-4.5 left-2.5 size-4 -translate-y-1/2 text-muted pointer-coarse:top-5"
        />
        <input
          ref={field}
          aria-label="Add a reminder"
          aria-describedby={`${id}-understood`}
          placeholder="Call Tom tomorrow at 9"
          maxLength={500}
          autoComplete="off"
          enterKeyHint="done"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={({ key, currentTarget }) => {
            if (key !== 'Escape') return
            if (words === '') currentTarget.blur()
            else setWords('')
          }}
          className={`${box} h-9 pr-3 pl-8.5 pointer-coarse:h-11`}
        />
        <p id={`${id}-understood`} aria-live="polite" className="mt-1 min-h-5 px-2.5 text-13 text-pretty text-muted">
          {typed &&
            `${typed.understood}${typed.asked === undefined && canBeSaved(typed.said, seen) ? ' – Enter saves it' : ''}`}
        </p>
      </form>
      {typed?.asked !== undefined && AskButton && (
        <Suspense>
          <div className="px-2.5 pt-1 wrap-anywhere">
            <AskButton words={typed.asked} icon={<Sparkles aria-hidden="true" />} />
          </div>
        </Suspense>
      )}
    </div>
  )
}

function canBeSaved(said: SaidReminder, seen: Seen): said is SaidReminder & { at: string } {
  return said.text !== '' && said.at !== undefined && !isPast(said, seen)
}
