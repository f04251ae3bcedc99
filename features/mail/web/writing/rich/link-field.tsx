import { type SyntheticEvent, useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { isCaret, linkAt, linked, replaced, type Stretch } from '../../../rules/rich/edits.ts'
import { type Line, safeHref } from '../../../rules/rich/lines.ts'
import type { Editing } from './editing.ts'

/** Where the selected words lead, or the link that the caret stands in. */
export function LinkField({ editing, onClose }: { editing: Editing; onClose: () => void }) {
  const [before] = useState(() => linkAt(editing.lines(), editing.stretch().to)?.href)
  const [address, setAddress] = useState(before ?? '')
  const [isWrong, setWrong] = useState(false)
  function set(href: string | undefined): void {
    onClose()
    editing.run((lines, stretch) => linking(lines, stretch, { href, words: address.trim() }))
  }
  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    event.stopPropagation()
    const href = hrefOf(address)
    if (href === undefined) setWrong(true)
    else set(href)
  }
  return (
    <form onSubmit={submit} noValidate className="grid shrink-0 gap-1 border-t border-hairline px-4 py-2">
      <div className="flex flex-wrap items-center gap-2">
        <input
          // oxlint-disable-next-line no-autofocus -- it was asked for by a key or a press
          autoFocus
          aria-label="Address of the link"
          aria-invalid={isWrong}
          placeholder="https://"
          inputMode="url"
          autoComplete="off"
          value={address}
          onChange={({ target }) => {
            setAddress(target.value)
            setWrong(false)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.preventDefault()
            event.stopPropagation()
            event.nativeEvent.stopImmediatePropagation()
            onClose()
          }}
          className="h-9 min-w-48 flex-1 bg-transparent outline-none placeholder:text-muted pointer-coarse:h-11 pointer-coarse:text-16"
        />
        <Button type="submit">{before === undefined ? 'Add the link' : 'Change the link'}</Button>
        {before !== undefined && <Button onClick={() => set(undefined)}>Remove it</Button>}
      </div>
      {isWrong && (
        <p role="alert" className="text-13 text-red">
          Write a web address such as https://example.com, or a mail address.
        </p>
      )}
    </form>
  )
}

function hrefOf(address: string): string | undefined {
  const said = address.trim()
  if (/^[a-z]+:/i.test(said)) return safeHref(said)
  return /^[^\s@/]+@[^\s@/]+$/.test(said)
    ? safeHref(`mailto:${said}`)
    : said === ''
      ? undefined
      : safeHref(`https://${said}`)
}

function linking(
  lines: readonly Line[],
  stretch: Stretch,
  { href, words }: { href: string | undefined; words: string },
) {
  const there = linkAt(lines, stretch.to)
  if (!isCaret(stretch)) return linked(lines, stretch, href)
  if (there) return { ...linked(lines, there.stretch, href), selection: stretch }
  if (href === undefined) return undefined
  return replaced(lines, stretch, [{ kind: 'text', level: 0, runs: [{ text: words, href }] }])
}
