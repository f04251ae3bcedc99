import type { MarkedToken } from 'marked'
import { memo, useState } from 'react'
import { Block } from './block.tsx'
import { headingLevels } from './levels.ts'
import { createReader } from './reader.ts'

type MarkdownProps = {
  text: string
  /** More text is coming: open marks are shown as if they were closed. */
  streaming?: boolean
  /** For text within other parts of the app, instead of a message. */
  small?: boolean
}

/**
 * Renders a Markdown text. Nothing in it can act: it creates no HTML, loads nothing, and a link says where it leads
 * before it is followed.
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

/** Below the page's title. */
const topLevel = 2

type BlockProps = { token: MarkedToken; level: number; open: boolean }

const SettledBlock = memo(Block, isSame)

/**
 * The same source can mean something else only if a link definition follows later, and that produces a different token.
 */
function isSame(before: BlockProps, now: BlockProps): boolean {
  if (before.level !== now.level || before.open !== now.open) return false
  return before.token === now.token || (before.token.raw === now.token.raw && !/\]/.test(now.token.raw))
}
