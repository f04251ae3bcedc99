import { Fragment } from 'react'
import { keysOf } from '../keyboard/shortcut.ts'
import { useApple } from '../keyboard/use-apple.ts'

/** A shortcut as it is written on this person's keyboard. `quiet` takes the colour around it. */
export function Keys({ shortcut, quiet = false }: { shortcut: string; quiet?: boolean }) {
  const apple = useApple()
  return (
    <span className="inline-flex items-center gap-0.5 whitespace-nowrap">
      {keysOf(shortcut, apple).map((key) => (
        <Fragment key={key}>
          <kbd className={quiet ? 'font-sans text-12 opacity-80' : framed}>{key}</kbd>
          {quiet && !apple && ' '}
        </Fragment>
      ))}
    </span>
  )
}

const framed =
  'inline-grid h-5.5 min-w-5.5 place-items-center rounded-[4px] border border-hairline bg-sunken px-1 font-sans text-12 text-muted shadow-[0_1px_0_var(--color-hairline)]'
