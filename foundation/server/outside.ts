import { Failure } from '#foundation/contract/failure.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'

/** What for something may leave this server. */
export type Purpose = 'model' | 'mail' | 'push' | 'subscription'

/** The one door through which anything of a person leaves this server. */
export type Outside = {
  /** As the global one, without following redirects: the host that was permitted is the one that is asked. */
  fetch(ownerId: string, purpose: Purpose, url: string | URL, init?: RequestInit): Promise<Response>
  /** Refuses where nothing may leave; for what does not go by HTTP. Of nobody in particular: the operator’s word alone. */
  permit(ownerId: string | undefined, purpose: Purpose): Promise<void>
}

export type OutsideParts = {
  config: Pick<Config, 'nothingLeaves'>
  log: Log
  /** Whether this person wants nothing of theirs to leave. */
  quiet: (ownerId: string) => Promise<boolean>
}

export function createOutside({ config, log, quiet }: OutsideParts): Outside {
  async function permit(ownerId: string | undefined, purpose: Purpose): Promise<void> {
    if (config.nothingLeaves) throw new Failure('forbidden', `${names[purpose]} ${byOperator}`)
    if (ownerId !== undefined && (await quiet(ownerId))) throw new Failure('forbidden', `${names[purpose]} ${byPerson}`)
  }

  return {
    permit,
    async fetch(ownerId, purpose, url, init) {
      await permit(ownerId, purpose)
      const answer = await fetch(url, { ...init, redirect: 'manual' })
      if (answer.status < 300 || answer.status > 399) return answer
      await answer.body?.cancel()
      const { host } = new URL(url)
      log.warn({ host, status: answer.status, purpose }, 'a host wanted to send us elsewhere, and was not followed')
      throw new Failure('unavailable', `${host} wants to send us to another address, which is not followed.`)
    },
  }
}

const names: Record<Purpose, string> = {
  model: 'No model elsewhere was asked:',
  mail: 'No mail was sent:',
  push: 'No push message was sent:',
  subscription: 'No subscription was read:',
}
const byOperator = 'nothing leaves this server, as its operator has set.'
const byPerson = 'nothing leaves this server, as you have set.'
