import { floating } from '#foundation/web/design/surface.ts'
import type { Command } from './commands.ts'

type CommandMenuProps = { id: string; commands: readonly Command[]; at: number; onPick: (command: Command) => void }

/** The focus stays in the box, which names the option that is chosen. */
export function CommandMenu({ id, commands, at, onPick }: CommandMenuProps) {
  return (
    // oxlint-disable-next-line prefer-tag-over-role -- a select would take the focus from the box
    <div role="listbox" id={id} aria-label="Commands" className={`${floating} ${place}`}>
      {commands.map((command, index) => (
        <div
          key={command.name}
          // oxlint-disable-next-line prefer-tag-over-role -- as above
          role="option"
          id={`${id}-${index}`}
          tabIndex={-1}
          aria-selected={index === at}
          onPointerDown={(event) => {
            event.preventDefault()
            onPick(command)
          }}
          className="flex min-h-9 cursor-default items-baseline gap-3 rounded-control px-2.5 py-1.5 select-none hover:bg-touch aria-selected:bg-touch pointer-coarse:min-h-11"
        >
          <span className="w-24 shrink-0 font-medium">{command.name}</span>
          <span className="truncate text-13 text-muted">{command.does}</span>
        </div>
      ))}
    </div>
  )
}

const place = 'absolute inset-x-0 top-full z-20 mt-1.5 p-1 sm:right-auto sm:min-w-100'
