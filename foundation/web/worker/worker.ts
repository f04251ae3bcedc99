import { worker } from '#foundation/contract/worker.ts'

/** Returns `undefined` if the browser has no workers: an old one, a private window, or an insecure address. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  // The call also returns nothing if the browser blocks workers.
  const registered: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.register(
    trusted(worker.path),
    { scope: worker.scope },
  )
  return registered
}

export async function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  return navigator.serviceWorker.getRegistration(worker.scope)
}

export async function tellWorker(message: { type: string }): Promise<void> {
  const registration = await findWorker()
  registration?.active?.postMessage(message)
}

type Trusting = { createScriptURL: (address: string) => string }
type Factory = { createPolicy: (name: string, rules: Trusting) => Trusting }

let policy: Trusting | undefined

/** The policy of pages accepts script addresses only from this, and this creates only our own. */
function trusted(address: string): string {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes')
  policy ??= isFactory(factory) ? factory.createPolicy(worker.policy, rules) : rules
  return policy.createScriptURL(address)
}

const rules: Trusting = {
  createScriptURL(address) {
    if (address !== worker.path) throw new TypeError(`${address} is no worker of this app.`)
    return address
  },
}

function isFactory(found: unknown): found is Factory {
  return typeof found === 'object' && found !== null && 'createPolicy' in found
}
