import ChevronRight from 'lucide-react/icons/chevron-right'
import { Spinner } from '#foundation/web/design/spinner.tsx'
import type { Step } from '../../contract.ts'
import { useChat } from '../chat-session.tsx'
import { Markdown } from '#foundation/web/markdown/markdown.tsx'
import { visible } from '#foundation/web/markdown/visible.ts'
import { cardsOnce, wordsBeside } from './beside-cards.ts'

/** The steps of an answer, in one line that expands. */
export function Steps({ steps: all }: { steps: readonly Step[] }) {
  const { cards } = useChat()
  return <StepLine steps={all.filter(({ card }) => !card || !cards[card.kind])} />
}

export function StepLine({ steps }: { steps: readonly Step[] }) {
  const last = steps.at(-1)
  if (!last) return null
  const running = steps.find(({ state }) => state === 'running')
  return (
    <details className="group/steps text-13 text-muted">
      <summary className="inline-flex cursor-default list-none items-center gap-1.5 rounded-control py-0.5 pr-1.5 hover:text-ink [&::-webkit-details-marker]:hidden">
        {running ? (
          <Spinner className="size-3.5" />
        ) : (
          <ChevronRight aria-hidden="true" className="size-3.5 transition-[rotate] group-open/steps:rotate-90" />
        )}
        {summaryOf(steps, running ?? last)}
      </summary>
      <ol className="mt-1 grid gap-0.5 border-l border-hairline pl-3">
        {steps.map(({ id, label, state, detail }) => (
          <li key={id}>
            <span className={state === 'failed' ? 'text-red' : ''}>
              {visible(label)}
              {endings[state]}
            </span>
            {detail !== undefined && <span className="block text-12">{visible(detail)}</span>}
          </li>
        ))}
      </ol>
    </details>
  )
}

type WordsProps = { text: string; steps: readonly Step[]; streaming?: boolean }

/** An answer's text, without what a card below repeats. Copied, read aloud and stored text is complete. */
export function Words({ text, steps, streaming = false }: WordsProps) {
  const { cards, listing } = useChat()
  const held = steps.filter(({ card }) => card && cards[card.kind])
  const shown = wordsBeside(text, { held, listing, streaming })
  return shown !== '' && <Markdown text={shown} streaming={streaming} />
}

/** The cards of an answer, below its words. */
export function StepCards({ steps }: { steps: readonly Step[] }) {
  const { cards } = useChat()
  const shown = cardsOnce(steps).flatMap(({ kind, id }) => {
    const Card = cards[kind]
    return Card ? [<Card key={`${kind} ${id}`} id={id} />] : []
  })
  return shown.length > 0 && <div className="grid grid-cols-[minmax(0,1fr)] gap-3">{shown}</div>
}

const endings = { running: '…', done: '', failed: '' }

function summaryOf(steps: readonly Step[], shown: Step): string {
  const others = steps.length - 1
  const label = `${visible(shown.label)}${endings[shown.state]}`
  if (others === 0) return label
  return `${label} · ${others} more ${others === 1 ? 'step' : 'steps'}`
}
