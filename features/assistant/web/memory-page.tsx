import { useState } from 'react'
import type { MetaFunction } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { EmptyState } from '#foundation/web/design/empty-state.tsx'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Section } from '#foundation/web/design/section.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import type { Fact } from '../contract.ts'
import { AddFact } from './memory/add-fact.tsx'
import { FactRow } from './memory/fact-row.tsx'
import { useFacts } from './memory/facts.ts'
import { ForgottenRow } from './memory/forgotten-row.tsx'

export const meta: MetaFunction = () => [{ title: `Memory · ${productName}` }]

export default function MemoryPage() {
  const { data, error, isFetching, refetch } = useFacts()
  return (
    <Section
      title="Memory"
      about="What your assistant knows about you, and where from. What you did not say yourself is kept only after your yes."
    >
      <AddFact />
      {data && <Facts facts={data} />}
      {!data && error && (
        <ErrorState
          title="Your memory could not be loaded"
          detail={sentenceOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && (
        <Loading label="Loading what is remembered">
          <div className="grid gap-4">
            {[0, 1, 2].map((row) => (
              <Skeleton key={row} className="h-12 w-full" />
            ))}
          </div>
        </Loading>
      )}
    </Section>
  )
}

type Forgotten = { fact: Fact; activityId: string }

/** A fact forgotten here keeps its place, with Undo, until one leaves the page. */
function Facts({ facts }: { facts: readonly Fact[] }) {
  const [forgotten, setForgotten] = useState<readonly Forgotten[]>([])
  const known = new Set(facts.map(({ id }) => id))
  const gone = new Map(forgotten.filter(({ fact }) => !known.has(fact.id)).map((each) => [each.fact.id, each]))
  const rows = [...facts, ...[...gone.values()].map(({ fact }) => fact)].toSorted(laterFirst)
  if (rows.length === 0)
    return (
      <EmptyState title="Nothing is remembered yet">
        Write something above, or tell it to your assistant: “Remember that I take the train on Fridays.”
      </EmptyState>
    )
  return (
    <ul aria-label="Facts" className="border-b border-hairline">
      {rows.map((fact) => {
        const left = gone.get(fact.id)
        const drop = (): void => setForgotten(forgotten.filter((each) => each.fact.id !== fact.id))
        if (left) return <ForgottenRow key={fact.id} fact={fact} activityId={left.activityId} onBack={drop} />
        return (
          <FactRow
            key={fact.id}
            fact={fact}
            onForgotten={(activityId) => setForgotten((before) => [...before, { fact, activityId }])}
          />
        )
      })}
    </ul>
  )
}

function laterFirst(one: Fact, other: Fact): number {
  return one.created_at < other.created_at ? 1 : -1
}
