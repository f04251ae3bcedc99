import { PromptCards } from '../prompt-cards.tsx'
import { TodayRoom } from '../today-room.tsx'
import { TodayStrip } from './today-strip.tsx'
import { useHome } from './use-home.ts'

type BelowBoxProps = { onChoose: (text: string) => void; disabled: boolean }

/**
 * What today holds, and beginnings to choose from below. The room of the lines is there from the first paint; they and the
 * beginnings arrive together, so that neither moves the other. Lines that are late come into that room.
 */
export function BelowBox({ onChoose, disabled }: BelowBoxProps) {
  const { lines, prompts, state } = useHome()
  const isWaiting = state === 'waiting'
  return (
    <div className="mt-6 grid grid-cols-1 gap-6">
      <div className={state === 'late' ? 'min-h-34' : 'empty:hidden'}>
        {isWaiting ? <TodayRoom /> : <TodayStrip lines={lines} />}
      </div>
      {!isWaiting && <PromptCards brought={prompts} onChoose={onChoose} disabled={disabled} />}
    </div>
  )
}
