import type { MetaFunction } from 'react-router'
import { headOf, organisation } from './head.ts'
import { LegalDocument } from './legal.tsx'

export { PageFailed as ErrorBoundary } from './parts/page-failed.tsx'

export const meta: MetaFunction = () => headOf('/security', organisation())

export default function SecurityPage() {
  return <LegalDocument path="/security" />
}
