import { useSend } from './use-send.ts'

/** Whole messages: choosing one sends it. */
export function Suggestions({ id, texts }: { id: string; texts: readonly string[] }) {
  const send = useSend(id)
  return (
    <ul aria-label="Suggestions" className="flex flex-wrap gap-2">
      {texts.map((text) => (
        <li key={text}>
          <button type="button" onClick={() => send(text)} className={chip}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}

const chip =
  'min-h-9 rounded-full border border-hairline bg-raised px-3.5 py-1.5 text-left text-13 hover:border-edge/60 active:bg-sunken pointer-coarse:min-h-11'
