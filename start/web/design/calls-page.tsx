import { useState } from 'react'
import type { MetaFunction } from 'react-router'
import { meRoute } from '#features/people/contract.ts'
import { SignedIn } from '#features/people/web/index.ts'
import { productName } from '#foundation/contract/product.ts'
import { Button } from '#foundation/web/design/button.tsx'
import { useSession } from '#foundation/web/session/session.ts'

export const meta: MetaFunction = () => [{ title: `Calls · ${productName}` }]

/** Many calls of one page at one moment, of which a page of the product makes but a few. */
export default function CallsPage() {
  return (
    <SignedIn>
      <main className="mx-auto max-w-130 px-6 py-16">
        <h1 className="font-serif text-31">Ten calls at once</h1>
        <Calls />
      </main>
    </SignedIn>
  )
}

function Calls() {
  const { client } = useSession()
  const [answered, setAnswered] = useState<number[]>([])
  async function callTen(): Promise<void> {
    const calls = Array.from({ length: 10 }, () => client.call(meRoute, {}))
    const outcomes = await Promise.allSettled(calls)
    const good = outcomes.filter(({ status }) => status === 'fulfilled').length
    setAnswered((before) => [...before, good])
  }
  return (
    <div className="mt-6 grid justify-items-start gap-3">
      <Button onClick={() => void callTen()}>Call</Button>
      <output>{answered.map((good) => `${good} of 10 answered`).join(', ')}</output>
    </div>
  )
}
