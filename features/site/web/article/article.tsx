import { Lexer, type MarkedToken } from 'marked'
import { Blocks } from './blocks.tsx'
import { placesOf } from './places.ts'

/** Words of our own, written in Markdown; `contents` puts a list of its parts before them. */
export function Article({ text, contents = false }: { text: string; contents?: boolean }) {
  const tokens = new Lexer({ gfm: true }).lex(text) as MarkedToken[]
  const places = placesOf(tokens)
  const parts = places.filter(({ depth }) => depth === 2)
  const words = (
    <div className="grid max-w-160 grid-cols-[minmax(0,1fr)] content-start gap-5 text-16 leading-relaxed print:max-w-none">
      <Blocks tokens={tokens} places={places} />
    </div>
  )
  if (!contents) return words
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[17rem_minmax(0,1fr)] print:block">
      <nav
        aria-label="Contents"
        className="border-y border-hairline py-5 lg:sticky lg:top-24 lg:self-start lg:border-0 lg:py-0 print:hidden"
      >
        <ol>
          {parts.map(({ id, words: title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-9 items-center rounded-[2px] text-14 text-muted hover:text-ink pointer-coarse:min-h-11"
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {words}
    </div>
  )
}
