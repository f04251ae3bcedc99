import { Lexer, type MarkedToken } from 'marked'
import { textLink } from '#foundation/web/design/surface.ts'
import { Blocks } from './blocks.tsx'
import { placesOf } from './places.ts'

/** Words of our own, written in Markdown; `contents` puts a list of its parts before them. */
export function Article({ text, contents = false }: { text: string; contents?: boolean }) {
  const tokens = new Lexer({ gfm: true }).lex(text) as MarkedToken[]
  const places = placesOf(tokens)
  const parts = places.filter(({ depth }) => depth === 2)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 text-16 leading-relaxed">
      {contents && (
        <nav aria-label="Contents" className="mb-4 border-y border-hairline py-5 print:hidden">
          <ol className="grid list-decimal gap-1 pl-6 marker:text-muted sm:columns-2 sm:block">
            {parts.map(({ id, words }) => (
              <li key={id} className="break-inside-avoid py-1">
                <a href={`#${id}`} className={textLink}>
                  {words}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <Blocks tokens={tokens} places={places} />
    </div>
  )
}
