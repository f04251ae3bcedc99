import type { MetaFunction } from 'react-router'
import { headOf, organisation } from './head.ts'
import { LegalDocument } from './legal.tsx'

export { PageError as ErrorBoundary } from '#foundation/web/error/page-error.tsx'

export const meta: MetaFunction = () => headOf('/terms-of-service', organisation())

export default function TermsPage() {
  return <LegalDocument path="/terms-of-service" />
}
