import { type Drawn, Drawing } from './drawing.tsx'

export type CardWords = { title: string; words: string; drawn: Drawn }

/** Several things of one kind, side by side on hairlines. */
export function Cards({ cards, columns = 2 }: { cards: readonly CardWords[]; columns?: 2 | 3 }) {
  return (
    <ul className={`-mb-10 grid gap-x-10 sm:grid-cols-2 ${columns === 3 ? 'lg:grid-cols-3' : ''}`}>
      {cards.map(({ title, words, drawn }) => (
        <li key={title} className="border-t border-hairline pt-6 pb-10">
          <Drawing {...drawn} />
          <h3 className="mt-5 text-16 font-semibold">{title}</h3>
          <p className="mt-2 max-w-100 text-16 text-pretty text-muted">{words}</p>
        </li>
      ))}
    </ul>
  )
}

/** Things that come one after the other. */
export function StepCards({ cards, columns = 3 }: { cards: readonly CardWords[]; columns?: 2 | 3 }) {
  return (
    <ol className={`-mb-10 grid gap-x-10 sm:grid-cols-2 ${columns === 3 ? 'lg:grid-cols-3' : ''}`}>
      {cards.map(({ title, words, drawn }, at) => (
        <li key={title} className="border-t border-hairline pt-6 pb-10">
          <div className="flex items-start justify-between">
            <Drawing {...drawn} />
            <span aria-hidden="true" className="font-serif text-25 text-muted">
              {at + 1}
            </span>
          </div>
          <h3 className="mt-5 text-16 font-semibold">{title}</h3>
          <p className="mt-2 max-w-100 text-16 text-pretty text-muted">{words}</p>
        </li>
      ))}
    </ol>
  )
}
