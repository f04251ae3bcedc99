import BellPlus from 'lucide-react/icons/bell-plus'
import { type SyntheticEvent, useId, useRef, useState } from 'react'
import { describeRule } from '#foundation/time/repetition/describe.ts'
import { useActing } from '#foundation/web/acting/acting.tsx'
import { box } from '#foundation/web/design/surface.ts'
import type { NewReminder } from '../contract.ts'
import { readSaidReminder, type SaidReminder } from '../said.ts'
import { capital } from './minutes.ts'
import { type Seen, whenName, wordingOf } from './seen.ts'

/** Adds a reminder written in one line. What was understood is shown below before it is saved. */
export function QuickAdd({ seen, onMade }: { seen: Seen; onMade: () => void }) {
  const id = useId()
  const { attempt } = useActing()
  const [words, setWords] = useState('')
  // The same id on a retry prevents a duplicate.
  const asked = useRef(crypto.randomUUID())
  const said = words.trim() === '' ? undefined : readSaidReminder(words, wordingOf(seen))

  async function save(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (!said || said.text === '' || said.at === undefined || said.at < seen.now) return
    const wanted: NewReminder = { id: asked.current, text: said.text, at: said.at, rule: said.rule, again: null }
    setWords('')
    asked.current = crypto.randomUUID()
    if (await attempt('reminders.create', wanted)) onMade()
    else setWords((now) => (now === '' ? words : now))
  }
  return (
    <form onSubmit={(event) => void save(event)} className="relative">
      <BellPlus
        aria-hidden="true"
        className="pointer-events-none absolute top-4.5 left-2.5 size-4 -translate-y-1/2 text-muted pointer-coarse:top-5"
      />
      <input
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
        {said && understood(said, seen)}
      </p>
    </form>
  )
}

function understood({ text, at, rule }: SaidReminder, seen: Seen): string {
  if (text === '') return 'Say what you want to be reminded of.'
  if (at === undefined) return `“${text}” · Say when, such as “tomorrow at 9” or “every Friday”.`
  if (at < seen.now) return `“${text}” · ${whenName(at, seen)} has passed already.`
  const repeats = rule === null ? '' : ` · ${capital(describeRule(rule, at, seen))}`
  return `“${text}” · ${whenName(at, seen)}${repeats} – Enter saves it`
}
