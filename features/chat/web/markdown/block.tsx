import type { MarkedToken, Token, Tokens } from 'marked'
import { CodeBlock } from './code-block.tsx'
import { Inline } from './inline.tsx'
import { List } from './list.tsx'
import { Table } from './table.tsx'

type BlockProps = { token: MarkedToken; level: number; open: boolean }

export function Block({ token, level, open }: BlockProps) {
  switch (token.type) {
    case 'heading':
      return <Heading token={token} level={level} />
    case 'paragraph':
      return (
        <p>
          <Inline tokens={token.tokens} />
        </p>
      )
    case 'code':
      return <CodeBlock code={token.text} language={token.lang ?? ''} open={open} />
    case 'list':
      return <List list={token} level={level} open={open} />
    case 'table':
      return <Table table={token} />
    case 'blockquote':
      return (
        <blockquote className="grid grid-cols-[minmax(0,1fr)] gap-3 border-l-2 border-hairline pl-4 text-muted">
          <Blocks tokens={token.tokens} level={level} open={open} />
        </blockquote>
      )
    case 'hr':
      return <hr className="my-2 border-hairline" />
    case 'space':
    case 'def':
      return null
    case 'text':
      return token.tokens ? <Inline tokens={token.tokens} /> : <p className="whitespace-pre-wrap">{token.text}</p>
    default:
      // HTML, and whatever else there may be: the words as they were written.
      return <p className="whitespace-pre-wrap">{token.raw.trimEnd()}</p>
  }
}

/** Blocks within a block. */
export function Blocks({ tokens, level, open }: { tokens: Token[]; level: number; open: boolean }) {
  return tokens.map((token, at) => (
    <Block
      // oxlint-disable-next-line react/no-array-index-key -- a place keeps what stands at it
      key={at}
      token={token as MarkedToken}
      level={level}
      open={open && at === tokens.length - 1}
    />
  ))
}

function Heading({ token, level }: { token: Tokens.Heading; level: number }) {
  const Tag = headings[level - 1] ?? 'h6'
  return (
    <Tag className={`mt-2 first:mt-0 ${token.depth === 1 ? 'font-serif text-25' : looks[token.depth]}`}>
      <Inline tokens={token.tokens} />
    </Tag>
  )
}

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** By what was written, whatever its place in the page's outline. */
const looks: Partial<Record<number, string>> = {
  2: 'font-serif text-20 font-medium',
  3: 'font-semibold',
  4: 'font-medium',
  5: 'text-14 font-semibold text-muted',
  6: 'text-14 font-medium text-muted',
}
