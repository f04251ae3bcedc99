import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { Conversation } from '../../contract.ts'
import { linkOf } from './use-row-keys.ts'

type RenameFieldProps = {
  conversation: Conversation
  onEnd: (conversation: Conversation, title: string | undefined) => void
}

/** In the title's own place. Enter and going elsewhere keep what is written, Escape does not. */
export function RenameField({ conversation, onEnd }: RenameFieldProps) {
  const { id, title, provisional } = conversation
  const field = useRef<HTMLInputElement>(null)
  const ended = useRef(false)
  useLayoutEffect(() => field.current?.select(), [])
  function end(written: string | undefined, stays: boolean): void {
    if (ended.current) return
    ended.current = true
    // Before the field goes: a dialog takes the focus that is lost within it.
    if (stays) linkOf(field.current?.closest('ul') ?? null, id)?.focus()
    onEnd(conversation, written)
  }
  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    event.stopPropagation()
    end(event.key === 'Enter' ? event.currentTarget.value : undefined, true)
  }
  return (
    <input
      ref={field}
      aria-label="Title of the chat"
      defaultValue={provisional ? '' : title}
      placeholder="New chat"
      maxLength={200}
      onKeyDown={press}
      onBlur={({ currentTarget }) => end(currentTarget.value, false)}
      className="absolute inset-x-0 top-0 h-8.5 w-full rounded-control bg-raised px-2 inset-ring inset-ring-accent outline-none pointer-coarse:h-11 pointer-coarse:text-16"
    />
  )
}
