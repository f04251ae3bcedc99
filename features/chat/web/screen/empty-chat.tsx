import { useHome } from '../landing/use-home.ts'
import { PromptCards } from '../prompt-cards.tsx'
import { column } from './column.ts'
import { useDesk } from './desk.ts'
import { suggestions } from './offers.ts'
import { Suggestions } from './suggestions.tsx'

export function EmptyChat({ id }: { id: string }) {
  const desk = useDesk()
  const { prompts, state } = useHome()
  return (
    <div className="h-full overflow-y-auto">
      <div className={`${column} grid min-h-full content-center gap-8 py-8`}>
        <div>
          <h2 className="font-serif text-25 sm:text-31">How can I help you today?</h2>
          <p className="mt-2 text-muted">Choose a suggestion below or type your own message</p>
        </div>
        {state !== 'waiting' && <PromptCards brought={prompts} onChoose={(text) => desk.quote.tell(text)} />}
        <Suggestions id={id} texts={suggestions} />
      </div>
    </div>
  )
}
