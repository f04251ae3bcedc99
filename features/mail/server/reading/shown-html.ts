import { cleanHtml, type RemotePicture, remotePictures } from '#foundation/server/reading/html/clean-html.ts'
import { hostOf } from '#foundation/server/reading/html/hosts.ts'
import { trackerOf } from '../../rules/trackers.ts'

/** What HTML would fetch from elsewhere. */
export type Blocked = {
  /** Pictures, without trackers. */
  pictures: number
  /** Whom trackers would tell, each once. They are never shown. */
  trackers: string[]
  /** From where pictures would be fetched. */
  hosts: string[]
}

type Asked = {
  /** Whether pictures from elsewhere are wanted. */
  pictures: boolean
  /** Dark paper, for a mail that has no colours of its own. */
  dark?: boolean
  /** The address of a picture that came along, by its content id. */
  embedded: (contentId: string) => string | undefined
}

/** The HTML of a message as a whole document for a frame, and what it would fetch. */
export function shownHtml(html: string, { pictures, dark = false, embedded }: Asked): Blocked & { document: string } {
  const isShown = (picture: RemotePicture) => pictures && trackerOf(picture) === undefined
  const body = cleanHtml(html, { isShown, embedded })
  const document = documentOf(body, dark && !/bgcolor|background|color|<img/iv.test(body))
  return { document, ...blockedIn(html) }
}

export function blockedIn(html: string): Blocked {
  const all = remotePictures(html)
  const seen = all.filter((picture) => trackerOf(picture) === undefined)
  return {
    pictures: seen.length,
    trackers: [...new Set(all.flatMap((picture) => trackerOf(picture) ?? []))],
    hosts: [...new Set(seen.flatMap(({ url }) => hostOf(url) ?? []))],
  }
}

/** Mails are written for white paper: one that has colours stays a light sheet in the dark, too. */
function documentOf(body: string, isDark: boolean): string {
  const [scheme, paper, ink, link] = isDark
    ? ['dark', '#17181b', '#e8e8ea', '#8ab4f8']
    : ['light', '#fff', '#1a1a1a', '#1a56b0']
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Message</title><style>
:root{color-scheme:${scheme}}
body{margin:0;padding:16px;background:${paper};color:${ink};font:15px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
img{max-width:100%;height:auto}
table{max-width:100%}
a{color:${link}}
blockquote{margin:0 0 0 8px;padding-left:12px;border-left:2px solid #d0d0d0}
pre{white-space:pre-wrap}
</style></head><body>${body}</body></html>`
}
