export type MeetingLink = { href: string; service: string }

/** The service of each host; subdomains belong to the service of their domain. */
const services: [domain: string, service: string, path?: RegExp][] = [
  ['zoom.us', 'Zoom', /^\/(?:j|w|my|s|wc)\//],
  ['zoomgov.com', 'Zoom', /^\/(?:j|w|my|s)\//],
  ['meet.google.com', 'Google Meet'],
  ['teams.microsoft.com', 'Microsoft Teams', /^\/(?:l\/meetup-join|meet)\//],
  ['teams.live.com', 'Microsoft Teams', /^\/meet\//],
  ['webex.com', 'Webex', /^\/(?:meet|join|[^/]+\/j\.php|webappng|wbxmjs)/],
  ['meet.jit.si', 'Jitsi'],
  ['8x8.vc', 'Jitsi'],
  ['whereby.com', 'Whereby'],
  ['facetime.apple.com', 'FaceTime', /^\/join/],
  ['chime.aws', 'Amazon Chime'],
  ['gotomeet.me', 'GoTo Meeting'],
  ['meet.goto.com', 'GoTo Meeting'],
  ['join.skype.com', 'Skype'],
  ['v.ringcentral.com', 'RingCentral', /^\/join/],
]

/**
 * The link to join a call, from the location or the notes. Only known hosts of calls count, so that the button never
 * leads anywhere else.
 */
export function meetingLink(...texts: readonly string[]): MeetingLink | undefined {
  for (const text of texts)
    for (const [written] of text.matchAll(/https:\/\/[^\s<>"'()[\]]{1,2000}/g)) {
      const found = readLink(written)
      if (found) return found
    }
  return undefined
}

function readLink(written: string): MeetingLink | undefined {
  const address = URL.parse(written.replace(/[.,;:!?]$/, ''))
  if (!address || address.username !== '' || address.password !== '' || address.pathname === '/') return undefined
  const known = services.find(
    ([domain, , path]) =>
      (address.hostname === domain || address.hostname.endsWith(`.${domain}`)) &&
      (path === undefined || path.test(address.pathname)),
  )
  return known && { href: address.href, service: known[1] }
}
