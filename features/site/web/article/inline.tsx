import type { MarkedToken, Token, Tokens } from 'marked'
import { Link } from 'react-router'
import { textLink } from '#foundation/web/design/surface.ts'

/** Words with their emphasis and links; HTML among them stays the words that it is. */
export function Inline({ tokens }: { tokens: readonly Token[] }) {
  return tokens.map((token, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- an article never changes its order
    <Piece key={at} token={token as MarkedToken} />
  ))
}

function Piece({ token }: { token: MarkedToken }) {
  switch (token.type) {
    case 'strong':
      return (
        <strong className="font-semibold">
          <Inline tokens={token.tokens} />
        </strong>
      )
    case 'em':
      return (
        <em>
          <Inline tokens={token.tokens} />
        </em>
      )
    case 'codespan':
      return <code className="rounded-[4px] bg-sunken px-1 py-0.5 font-mono text-[0.875em]">{token.text}</code>
    case 'link':
      return <Way link={token} />
    case 'br':
      return <br />
    case 'escape':
      return token.text
    case 'text':
      return token.tokens ? <Inline tokens={token.tokens} /> : decode(token.text)
    default:
      return token.raw
  }
}

/** Leads within the site, to another one or to a mailbox; any other address leads nowhere. */
function Way({ link: { href, tokens } }: { link: Tokens.Link }) {
  const words = <Inline tokens={tokens} />
  if (/^\/(?!\/)/.test(href))
    return (
      <Link to={href} prefetch="intent" className={textLink}>
        {words}
      </Link>
    )
  if (!/^(?:https?:|mailto:|#)/.test(href)) return words
  return (
    <a href={href} className={textLink}>
      {words}
    </a>
  )
}

/** The lexer writes the five characters of HTML as references; React writes them once more. */
function decode(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => characters[name] ?? whole)
}

const characters: Partial<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
