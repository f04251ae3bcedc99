import { useState } from 'react'
import { Avatar } from '#foundation/web/design/avatar.tsx'
import { Badge } from '#foundation/web/design/badge.tsx'
import { Bar } from '#foundation/web/design/bar.tsx'
import { Button } from '#foundation/web/design/button.tsx'
import { Card } from '#foundation/web/design/card.tsx'
import { EmptyState } from '#foundation/web/design/empty-state.tsx'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { Keys } from '#foundation/web/design/keys.tsx'
import { LiveRegion } from '#foundation/web/design/live-region.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { Spinner } from '#foundation/web/design/spinner.tsx'
import { textLink } from '#foundation/web/design/surface.ts'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import { Chapter, Row, Specimen } from './specimen.tsx'

const people = ['Sara Okafor', 'Ben Lund', 'Mira de la Tour']

export function States() {
  return (
    <Chapter
      id="states"
      title="Four states"
      says="Whatever is fetched can be full, empty, on its way, or out of reach. All four are designed, and none of them moves the page."
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Full />
        <Card>
          <EmptyState title="No meetings today" action={<Button>Create event</Button>}>
            The day is yours. Put something in it, or leave it so.
          </EmptyState>
        </Card>
        <Card>
          <Loading label="Loading the people of this meeting">
            {people.map((name) => (
              <div key={name} className="flex items-center gap-3 py-2.5">
                <Skeleton className="size-8 rounded-full!" />
                <div className="grid gap-2">
                  <Skeleton className="h-3 w-32" />
                  <Skeleton className="h-3 w-20" />
                </div>
              </div>
            ))}
          </Loading>
        </Card>
        <OutOfReach />
      </div>
    </Chapter>
  )
}

function Full() {
  return (
    <Card>
      <ul>
        {people.map((name, index) => (
          <li key={name} className="flex items-center gap-3 py-2">
            <Avatar name={name} beside />
            <div className="min-w-0 grow">
              <p className="truncate">{name}</p>
              <p className="text-13 text-muted">{index === 0 ? 'Organises' : 'Invited'}</p>
            </div>
            {index === 0 && <Badge kind="done">Coming</Badge>}
            {index === 1 && <Badge kind="waiting">Waits for you</Badge>}
            {index === 2 && <Badge kind="failed">Not reached</Badge>}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function OutOfReach() {
  const [tries, setTries] = useState(0)
  const [retrying, setRetrying] = useState(false)
  function retry(): void {
    setRetrying(true)
    setTimeout(() => {
      setRetrying(false)
      setTries(tries + 1)
    }, 800)
  }
  return (
    <Card>
      <ErrorState
        title="The meetings could not be loaded"
        detail="The server cannot be reached. Check your connection and try again."
        onRetry={retry}
        retrying={retrying}
      />
      <LiveRegion>{tries > 0 && `Still out of reach after ${tries + 1} tries.`}</LiveRegion>
    </Card>
  )
}

export function Small() {
  return (
    <Chapter id="small" title="Small things" says="People, status, keys, waiting.">
      <Specimen name="Avatar">
        <Row>
          {['Sara Okafor', 'Cher', '山田 太郎', 'élise Ömer'].map((name) => (
            <Avatar key={name} name={name} />
          ))}
        </Row>
      </Specimen>
      <Specimen name="Badge">
        <Row>
          <Badge>Free plan</Badge>
          <Badge kind="done">Done</Badge>
          <Badge kind="waiting">Waits for you</Badge>
          <Badge kind="failed">Failed</Badge>
        </Row>
      </Specimen>
      <Specimen name="Bar">
        <Row>
          <Bar label="Files" value={3} most={10} />
        </Row>
      </Specimen>
      <Specimen name="Keys">
        <Row>
          <Keys shortcut="mod+k" />
          <Keys shortcut="shift+enter" />
          <Keys shortcut="?" />
        </Row>
      </Specimen>
      <Specimen name="Link and spinner">
        <Row>
          <a href="#colour" className={textLink}>
            Back to the colours
          </a>
          <span className="flex items-center gap-2 text-muted">
            <Spinner />
            Reading 14 threads…
          </span>
          <VisuallyHidden>These words are only for those who listen.</VisuallyHidden>
        </Row>
      </Specimen>
    </Chapter>
  )
}
