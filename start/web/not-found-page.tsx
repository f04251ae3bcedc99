import type { MetaFunction } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { Notice } from '#foundation/web/design/notice.tsx'
import { textLink } from '#foundation/web/design/surface.ts'

/** Written to HTML for unknown addresses, where it needs no JavaScript. */
export const handle = { still: true }

export const meta: MetaFunction = () => [
  { title: `Not found · ${productName}` },
  { name: 'robots', content: 'noindex' },
]

export default function NotFoundPage() {
  return (
    <Notice title="There is no page at this address">
      <p>It may have moved, or the link may be missing a piece. Nothing was lost.</p>
      <p>
        <a href="/" className={textLink}>
          Go to the first page
        </a>
      </p>
    </Notice>
  )
}
