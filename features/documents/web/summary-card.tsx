import { Card } from '#foundation/web/design/card.tsx'
import { readSummaryCard } from '../contract.ts'
import { Summary } from './summary.tsx'

/** In a chat, below the answer that sums up a file. */
export function SummaryCard({ id }: { id: string }) {
  return (
    <Card>
      <Summary {...readSummaryCard(id)} named />
    </Card>
  )
}
