/** A picture from elsewhere, as the HTML names it. */
type Picture = { url: string; width: number | undefined; height: number | undefined; hidden: boolean }

/** Services whose pictures tell when and where a mail is read: a part of the host, maybe with a part of the path. */
const services: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Mailchimp', /list-manage\.com\/track|mailchimp\.com\/.{0,100}open|mandrillapp\.com\/track/v],
  ['SendGrid', /sendgrid\.net\/(?:wf\/open|mpss)|\/wf\/open\?/v],
  ['Mailgun', /mailgun\.(?:org|net|com)\/o\/|email\.mg\..{0,100}\/o\//v],
  ['Amazon SES', /awstrack\.me|r\.[\w\-]{1,40}\.awstrack/v],
  ['HubSpot', /hubspot(?:email|links|free)?\.(?:com|net)\/(?:e2t|e1t|cto)|t\.sidekickopen|track\.hubspot/v],
  ['Salesforce', /exct\.net\/open|pardot\.com\/r\/|exacttarget\.com/v],
  ['Marketo', /mktoresp\.com|mkto-[\w\-]{1,20}\.com|\/trk\?t=/v],
  ['Klaviyo', /klaviyomail\.com|trk\.klaviyo|klclick/v],
  ['Brevo', /sendibt\d?\.com|sendinblue\.com|brevo\.com/v],
  ['Campaign Monitor', /cmail\d{1,2}\.com|createsend\d{0,2}\.com/v],
  ['Constant Contact', /rs6\.net|constantcontact\.com/v],
  ['Braze', /braze\.com|appboy\.com/v],
  ['Customer.io', /customeriomail\.com|customer\.io\/e\/o/v],
  ['Iterable', /iterable\.com\/.{0,60}open|links\.iterable/v],
  ['Intercom', /intercom-mail(?:-\d{1,3})?\.com|via\.intercom\.io/v],
  ['Substack', /substack\.com\/o\/|email\.mg\d?\.substack/v],
  ['Litmus', /emltrk\.com|litmus\.com\/tracking/v],
  ['Google Analytics', /google-analytics\.com|googletagmanager\.com/v],
  ['Facebook', /facebook\.com\/tr|facebook\.com\/email_open_log/v],
  ['LinkedIn', /linkedin\.com\/(?:emimp|px)|px\.ads\.linkedin/v],
  ['Mixpanel', /api\.mixpanel\.com\/track/v],
  ['Mailtrack', /mailtrack\.io/v],
  ['Yesware', /yesware\.com|t\.yesware/v],
  ['Streak', /mailfoogae\.appspot\.com|streak\.com/v],
  ['Superhuman', /r\.superhuman\.com/v],
  ['Outreach', /outreach\.io|app\.outreach/v],
  ['Salesloft', /salesloft\.com|sl-tracking/v],
  ['DoubleClick', /doubleclick\.net/v],
  ['SparkPost', /sparkpostmail\d?\.com|\/q\/[\w\-~]{20,}/v],
  ['Postmark', /pstmrk\.it\/open/v],
]

/** Words in an address that has no other reason to be. */
const openWords = /[\/_.\-](?:open|opened|openrate|beacon|pixel|track(?:er|ing|open)?|impression)(?:[\/_.\-?]|$)/v

const longest = 2_000

/** Whom a picture would tell that the mail is read; undefined: it is there to be looked at. */
export function trackerOf({ url, width, height, hidden }: Picture): string | undefined {
  const address = url
    .slice(0, longest)
    .toLowerCase()
    .replace(/^https?:\/\//v, '')
  const [service] = services.find(([, pattern]) => pattern.test(address)) ?? []
  if (service !== undefined) return service
  const isTiny = (width !== undefined && width <= 2) || (height !== undefined && height <= 2)
  return isTiny || hidden || openWords.test(address.split('?')[0] ?? '') ? hostIn(address) : undefined
}

function hostIn(address: string): string {
  return /^[^\/?#:]{1,253}/v.exec(address)?.[0] ?? 'somebody'
}
