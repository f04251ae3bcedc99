/** Where calls take place. Anything else that an event names is no address to send a person to by one press. */
const hosts = [
  'zoom.us',
  'meet.google.com',
  'teams.microsoft.com',
  'teams.live.com',
  'webex.com',
  'whereby.com',
  'meet.jit.si',
]

/** The first address of a call in these texts. */
export function meetingLink(...texts: readonly string[]): string | undefined {
  return texts
    .flatMap((text) => text.match(/https:\/\/[^\s<>"'()[\]]+/g) ?? [])
    .map((found) => found.replace(/(?<![.,;:!?])[.,;:!?]+$/, ''))
    .find(isCall)
}

function isCall(address: string): boolean {
  const host = URL.parse(address)?.hostname ?? ''
  return hosts.some((known) => host === known || host.endsWith(`.${known}`))
}
