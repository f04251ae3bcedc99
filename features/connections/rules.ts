type Host = { host: string }

/** Whether a list names this host. `*.example.com` names every host below it. */
export function namesHost(hosts: readonly string[], host: string): boolean {
  const name = host.trim().toLowerCase().replace(/\.$/, '')
  return hosts.some((entry) => {
    const wanted = entry.toLowerCase()
    return wanted.startsWith('*.') ? name.endsWith(wanted.slice(1)) : name === wanted
  })
}

/** The provider whose hosts all of these servers are: a token of it may go to no other. */
export function providerOf<Provider extends { hosts: readonly string[] }>(
  providers: readonly Provider[],
  servers: readonly Host[],
): Provider | undefined {
  if (servers.length === 0) return undefined
  return providers.find(({ hosts }) => servers.every(({ host }) => namesHost(hosts, host)))
}
