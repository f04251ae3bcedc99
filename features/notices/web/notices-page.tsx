import type { MetaFunction } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { Opening } from '#foundation/web/design/opening.tsx'
import { lateWithTemporal } from '#foundation/web/late.ts'

export { PageError as ErrorBoundary } from '#foundation/web/error/page-error.tsx'

export const handle = { title: 'Notices' }

export const meta: MetaFunction = () => [{ title: `Notices · ${productName}` }]

const Delivered = lateWithTemporal(async () => (await import('./delivered.tsx')).Delivered)

export default function NoticesPage() {
  return (
    <Opening>
      <Delivered />
    </Opening>
  )
}
