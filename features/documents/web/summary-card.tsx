import { Card } from '#foundation/web/design/card.tsx'
import { readFindingsCard, readSummaryCard } from '../contract.ts'
import { FileFindings, Summary } from './summary.tsx'

/** In a chat, below the answer that sums up a file. */
export function SummaryCard({ id }: { id: string }) {
  return (
    <Card>
      <Summary {...readSummaryCard(id)} named />
    </Card>
  )
}

/** In a chat, below the answer that says what stands in a file. */
export function FindingsCard({ id }: { id: string }) {
  return (
    <Card>
      <FileFindings {...readFindingsCard(id)} />
    </Card>
  )
}
