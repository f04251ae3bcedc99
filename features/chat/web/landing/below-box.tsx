import { PromptCards } from '../prompt-cards.tsx'
import { TodayStrip } from './today-strip.tsx'
import { useHome } from './use-home.ts'

type BelowBoxProps = { onChoose: (text: string) => void; disabled: boolean }

/** What today holds and beginnings to choose from. Both arrive together, so that neither moves the other. */
export function BelowBox({ onChoose, disabled }: BelowBoxProps) {
  const { lines, prompts, state } = useHome()
  if (state === 'waiting') return null
  return (
    <div className="mt-6 grid grid-cols-1 gap-6">
      <div className={state === 'late' ? 'order-last' : ''}>
        <TodayStrip lines={lines} />
      </div>
      <PromptCards brought={prompts} onChoose={onChoose} disabled={disabled} />
    </div>
  )
}
