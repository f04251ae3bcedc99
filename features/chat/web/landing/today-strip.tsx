import { Link } from 'react-router'
import type { HomeLine } from '#foundation/web/home.ts'
import { useNow } from '#foundation/web/use-now.ts'
import { kinds, shape } from '#foundation/web/design/button-look.ts'
import { visible } from '#foundation/web/markdown/visible.ts'
import { until } from './until.ts'

/** What today holds, in a few quiet lines; each leads to the thing it is about. */
export function TodayStrip({ lines }: { lines: readonly HomeLine[] }) {
  const now = useNow()
  if (lines.length === 0) return null
  return (
    <section aria-label="Today" className="border-y border-hairline">
      <ul className="divide-y divide-hairline">
        {lines.map((line) => (
          <Line key={line.id} line={line} now={now} />
        ))}
      </ul>
    </section>
  )
}

function Line({ line, now }: { line: HomeLine; now: number }) {
  const { icon: Icon, text, detail, time, waits = false, to, link } = line
  const soon = time && until(time, now)
  return (
    <li className="flex items-center gap-2 py-0.5">
      <Link
        to={to}
        className="flex min-h-10 min-w-0 grow pointer-coarse:min-h-11 items-center gap-3 rounded-control px-2 py-1.5 hover:bg-touch"
      >
        <Icon aria-hidden className={`size-4 shrink-0 ${waits ? 'text-amber' : 'text-muted'}`} />
        <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-3 sm:flex-nowrap">
          <span className="min-w-0 max-sm:line-clamp-2 max-sm:basis-full sm:truncate">{visible(text)}</span>
          <span data-figures className={`min-w-0 truncate text-13 sm:min-w-36 ${waits ? 'text-amber' : 'text-muted'}`}>
            {soon !== undefined && <span className="font-medium text-ink">{soon}</span>}
            {soon !== undefined && detail !== undefined && ' · '}
            {detail !== undefined && visible(detail)}
          </span>
        </span>
      </Link>
      {link && (
        <a
          href={link.href}
          target="_blank"
          rel="noreferrer"
          aria-label={`${link.label} ${visible(text)}`}
          className={`${shape} ${kinds.quiet} px-3`}
        >
          {link.label}
        </a>
      )}
    </li>
  )
}
