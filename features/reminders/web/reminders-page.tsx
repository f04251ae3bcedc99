import type { MetaFunction } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { Opening } from '#foundation/web/design/opening.tsx'
import { lateWithTemporal } from '#foundation/web/late.ts'

export { PageError as ErrorBoundary } from '#foundation/web/error/page-error.tsx'

export const handle = { title: 'Reminders' }

export const meta: MetaFunction = () => [{ title: `Reminders · ${productName}` }]

const Coming = lateWithTemporal(async () => (await import('./coming.tsx')).Coming)

export default function RemindersPage() {
  return (
    <Opening>
      <Coming />
    </Opening>
  )
}
