import Check from 'lucide-react/icons/check'
import type { Token, Tokens } from 'marked'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import { Blocks } from './block.tsx'

type ListProps = { list: Tokens.List; level: number; open: boolean }

export function List({ list, level, open }: ListProps) {
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
  const look = `${loose ? 'space-y-3' : 'space-y-1'}`
  if (!item.task) return <li className={look}>{content}</li>
  return (
    <li className={`relative list-none ${look}`}>
      <Box checked={item.checked === true} />
      {content}
    </li>
  )
}

/** A loose item keeps its box among the words of its paragraph. */
function withoutBox(token: Token): Token {
  const tokens = 'tokens' in token ? token.tokens : undefined
  return tokens?.[0]?.type === 'checkbox' ? { ...token, tokens: tokens.slice(1) } : token
}

function Box({ checked }: { checked: boolean }) {
  const look = checked ? 'border-accent bg-accent text-on-accent' : 'border-edge'
  return (
    <>
      <VisuallyHidden>{checked ? 'Done: ' : 'To do: '}</VisuallyHidden>
      <span
        aria-hidden="true"
        className={`absolute top-1 -left-6 grid size-4 place-items-center rounded-[4px] border ${look}`}
      >
        {checked && <Check strokeWidth={3} className="size-3" />}
      </span>
    </>
  )
}
