import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { useChat } from './chat-session.tsx'
import { drawPrompts, type Prompt, promptsWith } from './prompts.ts'

const key = 'attache prompts'

/** Four beginnings to choose from. Choosing fills the box; sending stays the person's. */
export function PromptCards({ onChoose, disabled = false }: { onChoose: (text: string) => void; disabled?: boolean }) {
  const prompts = promptsWith(useChat().prompts)
  const [drawn, setDrawn] = useState(() => draw(prompts, lastDrawn(prompts)))
  return (
    // A written page holds others than those that are drawn when it is shown.
    <section aria-label="Prompts" className="in-[#first-paint]:invisible">
      <ul className="grid gap-2 sm:grid-cols-2">
        {drawn.map(({ title, text }) => (
          <li key={title} className="grid">
            <button type="button" disabled={disabled} onClick={() => onChoose(text)} className={card}>
              <span className="font-medium">{title}</span>
              <span className="text-13 text-pretty text-muted">{text.trimEnd()}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-2 flex justify-end">
        <Button
          kind="plain"
          disabled={disabled}
          icon={<RefreshCw aria-hidden="true" className="text-muted" />}
          onClick={() => setDrawn(draw(prompts, drawn))}
        >
          Refresh Prompts
        </Button>
      </div>
    </section>
  )
}

function draw(prompts: readonly Prompt[], before: readonly Prompt[]): Prompt[] {
  const drawn = drawPrompts(prompts, before, Math.random)
  sessionStorage.setItem(key, drawn.map(({ title }) => title).join('\n'))
  return drawn
}

function lastDrawn(prompts: readonly Prompt[]): Prompt[] {
  const titles = (sessionStorage.getItem(key) ?? '').split('\n')
  return prompts.filter(({ title }) => titles.includes(title))
}

const card =
  'grid content-start gap-0.5 rounded-card border border-hairline px-4 py-3 text-left transition-[background-color,border-color] hover:border-edge/60 hover:bg-raised disabled:cursor-not-allowed disabled:text-muted'
