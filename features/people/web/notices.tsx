import type { ReactNode } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { ButtonLink } from '#foundation/web/design/button-link.tsx'
import { Card } from '#foundation/web/design/card.tsx'
import type { Me } from '../contract.ts'
import { FailureNote } from './failure-note.tsx'
import { useChangeMe } from './me.ts'
import { useStoredUser } from './stored-user.ts'

/** What waits for a word of the person, if anything does. */
export function Notices({ me }: { me: Me }) {
  const restored = useStoredUser(({ user }) => user?.backendResponse.user?.['restored'] === true)
  const { name, state, missingScopes } = me.provider
  return (
    <div className="mt-8 grid gap-3 empty:hidden">
      {restored && (
        <Card>
          <p>Your account was to be deleted. You signed in, so it stays, with everything in it.</p>
        </Card>
      )}
      {state === 'reconnect' && (
        <Question
          says={`${name} no longer lets us in for you. Sign in again, and it will.`}
          answers={<ButtonLink to="/auth">Sign in again</ButtonLink>}
        />
      )}
      {state === 'connected' && missingScopes.length > 0 && (
        <Question
          says={`${name} did not give all the access that was asked for. What needs it will not work until you sign in again and allow it.`}
          answers={<ButtonLink to="/auth">Sign in again</ButtonLink>}
        />
      )}
      {!me.zoneChosen && <ZoneQuestion zone={me.zone} />}
    </div>
  )
}

function ZoneQuestion({ zone }: { zone: string }) {
  const change = useChangeMe()
  return (
    <Question
      says={
        <>
          Is <strong className="font-medium">{zone}</strong> your time zone? Your browser says so.
        </>
      }
      answers={
        <>
          <Button onClick={() => change.mutate({ zone })} busy={change.isPending}>
            Yes
          </Button>
          <ButtonLink to="/assistant/settings/profile" kind="plain">
            Choose another
          </ButtonLink>
          <FailureNote error={change.error} />
        </>
      }
    />
  )
}

function Question({ says, answers }: { says: ReactNode; answers: ReactNode }) {
  return (
    <Card waiting>
      <p className="text-pretty">{says}</p>
      <div className="mt-3 flex flex-wrap items-center gap-2">{answers}</div>
    </Card>
  )
}
