import type { MetaFunction } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { textLink } from '#foundation/web/design/surface.ts'
import { Opening } from './parts/section.tsx'

/** Written to HTML for unknown addresses, where it needs no JavaScript. */
export const handle = { still: true }

export const meta: MetaFunction = () => [
  { title: `Not found · ${productName}` },
  { name: 'robots', content: 'noindex' },
]

export default function MissingPage() {
  return (
    <Opening
      over="404"
      title="There is no page at this address"
      lead="It may have moved, or the link may be missing a piece. Nothing was lost."
    >
      <a href="/" className={textLink}>
        Go to the first page
      </a>
    </Opening>
  )
}
