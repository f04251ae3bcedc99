import { type MetaFunction, useLoaderData, useRevalidator } from 'react-router'
import { Failure } from '#foundation/contract/failure.ts'
import { productName } from '#foundation/contract/product.ts'
import { Button } from '#foundation/web/design/button.tsx'

export { PageError as ErrorBoundary } from '#foundation/web/error/page-error.tsx'

export const meta: MetaFunction = () => [{ title: `Broken · ${productName}` }]

let planned: Error | undefined

/** Fails as planned, once; asking again mends it. */
export function clientLoader(): { mistake: Error | undefined } {
  const error = planned
  planned = undefined
  if (error instanceof Failure) throw error
  return { mistake: error }
}

function plan(error: Error): void {
  planned = error
}

export default function BrokenPage() {
  const { mistake } = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  if (mistake) throw mistake
  function breakBy(error: Error): void {
    plan(error)
    void revalidate()
  }
  return (
    <main className="mx-auto max-w-130 px-6 py-16">
      <h1 className="font-serif text-31">Break this page</h1>
      <div className="mt-6 flex gap-3">
        <Button onClick={() => breakBy(new Error('a mistake of ours'))}>By a mistake</Button>
        <Button onClick={() => breakBy(new Failure('unavailable', 'The calendar does not answer.'))}>
          By a failure
        </Button>
      </div>
    </main>
  )
}
