import { PromptCards } from '../prompt-cards.tsx'
import { column } from './column.ts'
import { useDesk } from './desk.ts'
import { suggestions } from './offers.ts'
import { useSend } from './use-send.ts'

export function EmptyChat({ id }: { id: string }) {
  const desk = useDesk()
  const send = useSend(id)
  return (
    <div className="h-full overflow-y-auto">
      <div className={`${column} grid min-h-full content-center gap-8 py-8`}>
        <div>
          <h2 className="font-serif text-25 sm:text-31">How can I help you today?</h2>
          <p className="mt-2 text-muted">Choose a suggestion below or type your own message</p>
        </div>
        <PromptCards onChoose={(text) => desk.quote.tell(text)} />
        <ul aria-label="Suggestions" className="flex flex-wrap gap-2">
          {suggestions.map((text) => (
            <li key={text}>
              <button type="button" onClick={() => send(text)} className={chip}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

const chip =
  'h-9 rounded-full border border-hairline bg-raised px-3.5 text-13 hover:border-edge/60 active:bg-sunken pointer-coarse:h-10'
