import type { MarkedToken, Token, Tokens } from 'marked'
import { CodeBlock } from './code-block.tsx'
import { Inline } from './inline.tsx'
import { Table } from './table.tsx'
import { TaskBox } from './task-box.tsx'

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
      // HTML and unknown tokens are shown as plain text.
      return <p className="whitespace-pre-wrap">{token.raw.trimEnd()}</p>
  }
}

/** Nested blocks. */
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
    <Tag className={headingLook(token.depth)}>
      <Inline tokens={token.tokens} />
    </Tag>
  )
}

export function headingLook(depth: number): string {
  return `mt-2 first:mt-0 ${looks[depth] ?? ''}`
}

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** The size follows the level that was written, whatever the heading's level in the page's outline. */
const looks: Partial<Record<number, string>> = {
  1: 'font-serif text-25',
  2: 'font-serif text-20 font-medium',
  3: 'font-semibold',
  4: 'font-medium',
  5: 'text-14 font-semibold text-muted',
  6: 'text-14 font-medium text-muted',
}

type ListProps = { list: Tokens.List; level: number; open: boolean }

function List({ list, level, open }: ListProps) {
  const items = list.items.map((item, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- a place keeps what stands at it
    <Item key={at} item={item} loose={list.loose} level={level} open={open && at === list.items.length - 1} />
  ))
  const gap = list.loose ? 'gap-3' : 'gap-1'
  if (!list.ordered)
    return <ul className={`grid grid-cols-[minmax(0,1fr)] pl-6 marker:text-muted ${gap} list-disc`}>{items}</ul>
  return (
    <ol
      start={list.start === '' ? 1 : list.start}
      className={`grid list-decimal grid-cols-[minmax(0,1fr)] pl-7 tabular-nums marker:text-muted ${gap}`}
    >
      {items}
    </ol>
  )
}

function Item({ item, loose, level, open }: { item: Tokens.ListItem; loose: boolean; level: number; open: boolean }) {
  const tokens = item.tokens.filter(({ type }) => type !== 'checkbox').map(withoutBox)
  const content = <Blocks tokens={tokens} level={level} open={open} />
  const look = loose ? 'space-y-3' : 'space-y-1'
  if (!item.task) return <li className={look}>{content}</li>
  return (
    <li className={`relative list-none ${look}`}>
      <TaskBox checked={item.checked === true} />
      {content}
    </li>
  )
}

/** A task's checkbox in a loose list item is part of its paragraph. */
function withoutBox(token: Token): Token {
  const tokens = 'tokens' in token ? token.tokens : undefined
  return tokens?.[0]?.type === 'checkbox' ? { ...token, tokens: tokens.slice(1) } : token
}
