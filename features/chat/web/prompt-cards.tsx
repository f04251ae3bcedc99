import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import type { HomePrompt } from '#foundation/web/home.ts'
import { Button } from '#foundation/web/design/button.tsx'
import { visible } from '#foundation/web/markdown/visible.ts'
import { drawTitles, promptFor } from './prompts.ts'

const key = 'attache prompts'

type PromptCardsProps = { brought: readonly HomePrompt[]; onChoose: (text: string) => void; disabled?: boolean }

/** Four beginnings to choose from. Choosing fills the box; sending stays the person's. */
export function PromptCards({ brought, onChoose, disabled = false }: PromptCardsProps) {
  const [titles, setTitles] = useState(() => draw((sessionStorage.getItem(key) ?? '').split('\n')))
  return (
    // A written page holds others than those that are drawn when it is shown.
    <section aria-label="Prompts" className="in-[#first-paint]:invisible">
      <ul className="grid gap-2 sm:grid-cols-2">
        {titles.map((own) => {
          const { title = '', text = '', shows = text } = promptFor(own, brought) ?? {}
          return (
            <li key={own} className="grid">
              <button type="button" disabled={disabled} onClick={() => onChoose(text)} className={card}>
                <span className="font-medium">{visible(title)}</span>
                <span className="text-13 text-pretty text-muted">{visible(shows)}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <div className="mt-2 flex justify-end">
        <Button
          kind="plain"
          disabled={disabled}
          icon={<RefreshCw aria-hidden="true" className="text-muted" />}
          onClick={() => setTitles(draw(titles))}
        >
          Refresh Prompts
        </Button>
      </div>
    </section>
  )
}

/** The last four are remembered, so that a reload shows others. */
function draw(before: readonly string[]): string[] {
  const drawn = drawTitles(before, Math.random)
  sessionStorage.setItem(key, drawn.join('\n'))
  return drawn
}

const card =
  'grid content-start gap-0.5 rounded-card border border-hairline px-4 py-3 text-left transition-[background-color,border-color,color] hover:border-edge/60 hover:bg-raised disabled:cursor-not-allowed disabled:text-muted'
