import ArrowUp from 'lucide-react/icons/arrow-up'
import { type ClipboardEvent, type KeyboardEvent, type Ref, Suspense, useId, useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { LiveRegion } from '#foundation/web/design/live-region.tsx'
import { Spinner } from '#foundation/web/design/spinner.tsx'
import { late } from '#foundation/web/late.ts'
import { AttachButton } from '../attach-button.tsx'
import { useChat } from '../chat-session.tsx'
import { fits } from '../letter.ts'
import { MessageArea } from '../message-area.tsx'
import { TooLong } from '../too-long.tsx'
import { CommandMenu } from './command-menu.tsx'
import { type Command, commandsFor } from './commands.ts'
import type { Files } from './use-files.ts'

type LandingBoxProps = {
  ref: Ref<HTMLTextAreaElement>
  text: string
  onText: (text: string) => void
  onSend: () => void
  busy: boolean
  files: Files
}

/** Needed only by who attaches something. */
const GivenFiles = late(async () => (await import('./given-files.tsx')).GivenFiles)

export function LandingBox({ ref, text, onText, onSend, busy, files }: LandingBoxProps) {
  const { attacher } = useChat()
  const menu = useCommands(text, onText)
  const id = useId()
  const tooLong = !fits(text)
  const sendable = text.trim() !== '' && !tooLong && files.ready
  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || menu.press(event)) return
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    if (sendable) onSend()
  }
  function paste(event: ClipboardEvent): void {
    const pasted = [...event.clipboardData.files]
    if (!attacher || pasted.length === 0) return
    event.preventDefault()
    files.add(pasted)
  }
  return (
    <div className="relative">
      <div className="rounded-card border border-edge bg-raised transition-[border-color] focus-within:border-accent focus-within:inset-ring focus-within:inset-ring-accent not-focus-within:hover:border-muted">
        <Suspense>{files.given.length > 0 && <GivenFiles files={files} />}</Suspense>
        <MessageArea
          ref={ref}
          value={text}
          onChange={({ target }) => onText(target.value)}
          onKeyDown={press}
          onPaste={paste}
          disabled={busy}
          placeholder="Ask your assistant anything, or type / for a command"
          aria-autocomplete="list"
          aria-controls={menu.open ? id : undefined}
          aria-activedescendant={menu.open ? `${id}-${menu.at}` : undefined}
          className="max-h-50 min-h-15 px-4 pt-3.5 pb-1"
        />
        <div className="flex items-center gap-2 p-2">
          {attacher && <AttachButton onFiles={files.add} />}
          <output className="flex grow items-center gap-2 text-13 text-muted">
            {busy && <Spinner />}
            {busy ? 'Thinking' : files.notice}
          </output>
          <Button
            name="send"
            kind="primary"
            icon={<ArrowUp aria-hidden="true" />}
            disabled={busy || !sendable}
            onClick={onSend}
          >
            Send
          </Button>
        </div>
      </div>
      <TooLong shown={tooLong} />
      {menu.open && <CommandMenu id={id} commands={menu.commands} at={menu.at} onPick={menu.pick} />}
      <LiveRegion>{menu.open ? `${menu.commands.length} commands. Use the arrow keys to choose.` : ''}</LiveRegion>
    </div>
  )
}

/** The menu is there while a command is being typed, until Escape; typing on brings it back. */
function useCommands(text: string, onText: (text: string) => void) {
  const [at, setAt] = useState(0)
  const [closedAt, setClosedAt] = useState<string>()
  if (closedAt !== undefined && closedAt !== text) setClosedAt(undefined)
  const commands = commandsFor(text)
  const open = commands.length > 0 && closedAt !== text
  const chosen = Math.min(at, commands.length - 1)

  function pick({ name }: Command): void {
    setAt(0)
    onText(`${name} `)
  }

  /** Whether the key was the menu's. */
  function press(event: KeyboardEvent): boolean {
    if (!open || event.shiftKey) return false
    const act = actions[event.key]
    if (!act) return false
    event.preventDefault()
    act()
    return true
  }
  const move = (by: number) => () => setAt((chosen + by + commands.length) % commands.length)
  const pickChosen = (): void => {
    const command = commands[chosen]
    if (command) pick(command)
  }
  const actions: Partial<Record<string, () => void>> = {
    ArrowDown: move(1),
    ArrowUp: move(-1),
    Enter: pickChosen,
    Tab: pickChosen,
    Escape: () => setClosedAt(text),
  }
  return { open, commands, at: chosen, pick, press }
}
