import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router'
import { Failure } from '#foundation/contract/failure.ts'
import { ErrorState } from '../design/error-state.tsx'

/**
 * For a route to export as its ErrorBoundary: what is around the page stays, and trying again happens in place. React
 * Router has written the error to the console; a person reads a sentence.
 */
export function PageError() {
  const error = useRouteError()
  const here = useLocation()
  const { state } = useNavigation()
  const navigate = useNavigate()
  // A revalidation that is over at once leaves the boundary closed; going to where one is opens it again, always.
  const retry = () => void navigate(here, { replace: true, state: here.state, preventScrollReset: true })
  return (
    <ErrorState
      title="This page stopped working"
      detail={
        error instanceof Failure ? error.message : 'Something went wrong while showing it. What was saved is safe.'
      }
      onRetry={retry}
      retrying={state === 'loading'}
    />
  )
}
