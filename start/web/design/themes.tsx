import { Badge } from '#foundation/web/design/badge.tsx'
import { Button } from '#foundation/web/design/button.tsx'
import { Card } from '#foundation/web/design/card.tsx'
import { Checkbox } from '#foundation/web/design/checkbox.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { Chapter } from './specimen.tsx'

export function Themes() {
  return (
    <Chapter id="themes" title="Day and night" says="The same pieces in both, side by side, whatever the page is in.">
      <div className="grid gap-4 sm:grid-cols-2">
        <Scene theme="theme-light" />
        <Scene theme="theme-dark" />
      </div>
    </Chapter>
  )
}

function Scene({ theme }: { theme: 'theme-light' | 'theme-dark' }) {
  return (
    <div className={`${theme} rounded-card bg-paper p-5 text-ink inset-ring inset-ring-hairline`}>
      <Card waiting>
        <div className="flex items-start justify-between gap-3">
          <p className="font-medium">Lunch with Ben</p>
          <Badge kind="waiting">Waits for you</Badge>
        </div>
        <p className="mt-1 text-muted">
          <time dateTime="2026-01-06T12:30">Tuesday 6 January, 12:30</time> in Vienna
        </p>
        <div className="mt-4 grid gap-4">
          <TextField label="Place" defaultValue="Café Korb" />
          <Checkbox label="Invite Ben by mail" defaultChecked />
        </div>
        <div className="mt-5 flex gap-2">
          <Button kind="primary">Put it in</Button>
          <Button kind="plain">Not now</Button>
        </div>
      </Card>
    </div>
  )
}
