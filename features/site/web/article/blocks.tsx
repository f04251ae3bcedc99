import type { MarkedToken, Token, Tokens } from 'marked'
import { Inline } from './inline.tsx'
import type { Place } from './places.ts'

type BlocksProps = { tokens: readonly Token[]; places?: readonly Place[] }

export function Blocks({ tokens, places = nowhere }: BlocksProps) {
  return tokens.map((token, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- an article never changes its order
    <Block key={at} token={token as MarkedToken} place={places.find((known) => known.token === token)} />
  ))
}

const nowhere: readonly Place[] = []

function Block({ token, place }: { token: MarkedToken; place: Place | undefined }) {
  switch (token.type) {
    case 'heading':
      return <Heading token={token} id={place?.id} />
    case 'paragraph':
      return (
        <p className="text-pretty">
          <Inline tokens={token.tokens} />
        </p>
      )
    case 'text':
      return <Inline tokens={token.tokens ?? [token]} />
    case 'list':
      return <List list={token} />
    case 'blockquote':
      return (
        <blockquote className="grid gap-3 border-l border-accent pl-5 font-serif text-20">
          <Blocks tokens={token.tokens} />
        </blockquote>
      )
    case 'code':
      return (
        // oxlint-disable-next-line no-noninteractive-tabindex -- what is too wide is scrolled by keyboard, too
        <pre tabIndex={0} className="overflow-x-auto rounded-control bg-sunken p-4 font-mono text-14">
          <code>{token.text}</code>
        </pre>
      )
    case 'table':
      return <Table table={token} />
    case 'hr':
      return <hr className="border-hairline" />
    case 'space':
    case 'def':
      return null
    default:
      // Anything else is shown as it was written, HTML as well.
      return <p>{token.raw}</p>
  }
}

function Heading({ token, id }: { token: Tokens.Heading; id: string | undefined }) {
  const Tag = token.depth <= 2 ? 'h2' : 'h3'
  const look = token.depth <= 2 ? 'mt-8 font-serif text-25 font-medium' : 'mt-3 text-16 font-semibold'
  return (
    <Tag id={id} className={`group/heading scroll-mt-24 first:mt-0 ${look}`}>
      <Inline tokens={token.tokens} />
      {id !== undefined && (
        <a
          href={`#${id}`}
          aria-label="Link to this part"
          className="ml-2 rounded-[2px] text-muted opacity-0 group-hover/heading:opacity-100 focus-visible:opacity-100 print:hidden"
        >
          #
        </a>
      )}
    </Tag>
  )
}

function List({ list }: { list: Tokens.List }) {
  const Tag = list.ordered ? 'ol' : 'ul'
  return (
    <Tag className={`grid gap-2 pl-6 marker:text-muted ${list.ordered ? 'list-decimal' : 'list-disc'}`}>
      {list.items.map((item, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- an article never changes its order
        <li key={at} className="pl-1 text-pretty">
          <Blocks tokens={item.tokens} />
        </li>
      ))}
    </Tag>
  )
}

function Table({ table }: { table: Tokens.Table }) {
  return (
    <section
      aria-label={`Table: ${table.header.map(({ text }) => text).join(', ')}`}
      // oxlint-disable-next-line no-noninteractive-tabindex -- what is too wide is scrolled by keyboard, too
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="w-full border-collapse text-left text-14">
        <thead>
          <tr>
            {table.header.map((cell) => (
              <th key={cell.text} scope="col" className="border-b border-edge py-2 pr-6 font-semibold">
                <Inline tokens={cell.tokens} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.map(({ text }) => text).join('|')} className="align-top">
              {row.map((cell, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column keeps its place
                <td key={at} className="border-b border-hairline py-3 pr-6">
                  <Inline tokens={cell.tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
