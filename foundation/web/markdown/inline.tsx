import type { MarkedToken, Token, Tokens } from 'marked'
import { Link as PageLink } from 'react-router'
import { textLink } from '../design/surface.ts'
import { isOwnPlace, readAddress } from './address.ts'
import { decodeEntities } from './entities.ts'
import { LinkButton } from './link-button.tsx'

/** Inline text with emphasis; nothing in it acts or loads by itself. */
export function Inline({ tokens }: { tokens: Token[] }) {
  return tokens.map((token, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- a place keeps what stands at it
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
    case 'del':
      return <Struck token={token} />
    case 'codespan':
      return <code className="rounded-[4px] bg-sunken px-1 py-0.5 font-mono text-[0.875em]">{token.text}</code>
    case 'br':
      return <br />
    case 'link':
      return <Link token={token} />
    case 'image':
      return <span className="text-muted">{decodeEntities(token.text)}</span>
    case 'escape':
      return token.text
    case 'text':
      return token.tokens ? <Inline tokens={token.tokens} /> : decodeEntities(token.text)
    default:
      // HTML and unknown tokens are shown as plain text.
      return token.raw
  }
}

/** Two tildes strike through; one is a range, such as 20~25. */
function Struck({ token }: { token: Tokens.Del }) {
  const words = <Inline tokens={token.tokens} />
  return token.raw.startsWith('~~') ? <del className="text-muted">{words}</del> : <>~{words}~</>
}

function Link({ token }: { token: Tokens.Link }) {
  const address = readAddress(token.href)
  const words = token.autolink ? token.text : <Inline tokens={token.tokens} />
  if (isOwnPlace(token.href))
    return (
      <PageLink to={token.href} className={textLink}>
        {words}
      </PageLink>
    )
  return address ? <LinkButton address={address}>{words}</LinkButton> : words
}
