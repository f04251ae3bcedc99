import { Notice } from '#foundation/web/design/notice.tsx'
import { textLink } from '#foundation/web/design/surface.ts'

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
