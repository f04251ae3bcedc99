import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { Switch } from '#foundation/web/design/switch.tsx'
import type { AssistantSettings } from '../../contract.ts'
import { useChangeAssistant } from './settings.ts'

export function QuietSwitch({ settings }: { settings: AssistantSettings }) {
  const { mutate, isPending, variables, error } = useChangeAssistant()
  const { nothingLeaves, nothingLeavesForAll } = settings
  const shown = (isPending ? variables.nothingLeaves : undefined) ?? nothingLeaves
  return (
    <>
      <Switch
        label="Nothing leaves this server"
        description={
          nothingLeavesForAll
            ? 'The operator of this server has set this for everyone.'
            : 'No model, mail, push or subscription reaches another host for you. The built-in assistant answers.'
        }
        checked={shown || nothingLeavesForAll}
        disabled={nothingLeavesForAll}
        onChange={({ target }) => mutate({ nothingLeaves: target.checked })}
      />
      <FailureNote error={error} />
    </>
  )
}
