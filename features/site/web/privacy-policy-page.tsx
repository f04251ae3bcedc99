import type { MetaFunction } from 'react-router'
import { headOf, organisation } from './head.ts'
import { LegalDocument } from './legal.tsx'

export { PageFailed as ErrorBoundary } from './parts/page-failed.tsx'

export const meta: MetaFunction = () => headOf('/privacy-policy', organisation())

export default function PrivacyPage() {
  return <LegalDocument path="/privacy-policy" />
}
