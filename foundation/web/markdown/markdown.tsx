import type { MarkedToken } from 'marked'
import { memo, useState } from 'react'
import { Block } from './block.tsx'
import { headingLevels } from './levels.ts'
import { createReader } from './reader.ts'

type MarkdownProps = {
  text: string
  /** More is on its way: what is open is shown as if it were closed. */
  streaming?: boolean
  /** Beside other words of the app, instead of as a message. */
  small?: boolean
}

/**
 * A text as it was meant to look. Nothing in it can do anything: it makes no HTML, loads nothing, and a link says where
 * it leads before it goes there.
 */
export const Markdown = memo(function Markdown({ text, streaming = false, small = false }: MarkdownProps) {
  const [read] = useState(createReader)
  const tokens = read(text, streaming)
  const levels = headingLevels(tokens, topLevel)
  return (
    <div className={`grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 break-words ${small ? 'text-14' : 'text-16'}`}>
      {tokens.map((token, at) => (
        <SettledBlock
          // oxlint-disable-next-line react/no-array-index-key -- what stands at a place stays there while the text grows
          key={at}
          token={token}
          level={levels[at] ?? topLevel}
          open={streaming && at === tokens.length - 1}
        />
      ))}
    </div>
  )
})

/** Below the title of the page. */
const topLevel = 2

type BlockProps = { token: MarkedToken; level: number; open: boolean }

const SettledBlock = memo(Block, isSame)

/** The same characters can mean something else only where an address was defined later, which makes another token. */
function isSame(before: BlockProps, now: BlockProps): boolean {
  if (before.level !== now.level || before.open !== now.open) return false
  return before.token === now.token || (before.token.raw === now.token.raw && !/\]/.test(now.token.raw))
}
