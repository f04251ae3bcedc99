import { Parser } from 'htmlparser2'
import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html'
import { allowedAttributes, allowedStyles, allowedTags, silentTags } from './allowed-html.ts'
import { bounded, longestHtml } from './bounded-html.ts'
import { hostNamed, hostOf, isSameSite } from './hosts.ts'

/** A picture that would be fetched from elsewhere. */
export type RemotePicture = {
  url: string
  /** As the HTML says, in pixels. */
  width: number | undefined
  height: number | undefined
  /** It is made not to be seen. */
  hidden: boolean
}

export type Cleaning = {
  /** Whether a picture from elsewhere may be shown. */
  isShown: (picture: RemotePicture) => boolean
  /** The address of a picture that came along, by its content id. */
  embedded: (contentId: string) => string | undefined
}

const deepest = 200
/**
 * Makes HTML from others safe to show in a frame that runs nothing: no scripts, no forms, nothing from elsewhere but
 * pictures that may be shown, and nothing that lies over something else. The policy of the frame holds all the same.
 */
export function cleanHtml(html: string, cleaning: Cleaning): string {
  const links = linkTeller()
  return sanitizeHtml(bounded(html), {
    allowedTags,
    allowedAttributes,
    allowedStyles,
    nonTextTags: silentTags,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https', 'data'] },
    allowProtocolRelative: false,
    nestingLimit: deepest,
    enforceHtmlBoundary: false,
    transformTags: {
      body: 'div',
      a: (name, attributes) => {
        const attribs = linkOf(attributes)
        links.opened(attribs['title'])
        return { tagName: name, attribs }
      },
      img: (name, attributes) => pictureOf(name, attributes, cleaning),
    },
    textFilter: (text, tag) => links.told(text, tag),
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'img' && attribs['src'] === undefined && attribs['alt'] === undefined,
  })
}

/** The pictures that HTML would fetch, without the work of cleaning it. */
export function remotePictures(html: string): RemotePicture[] {
  const pictures: RemotePicture[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      const address = (name === 'img' ? (attributes['src'] ?? '') : '').trim()
      if (isRemote(address)) pictures.push(remotePicture(address, attributes))
    },
  })
  parser.end(bounded(html))
  return pictures
}

/** Opens beside our page, tells nothing about it, and says where it leads before it is followed. */
function linkOf(attributes: Attributes): Attributes {
  const { href = '', title: _, ...others } = attributes
  const host = hostOf(href)
  const where = host === undefined ? {} : { title: host }
  return { ...others, ...where, href, target: '_blank', rel: 'noopener noreferrer nofollow' }
}

/** Writes the real host behind the text of a link that names another one. */
function linkTeller() {
  let host: string | undefined
  return {
    opened: (leadsTo: string | undefined): void => {
      host = leadsTo
    },
    told(text: string, tag: string): string {
      const named = host === undefined || !inLinks.has(tag) ? undefined : hostNamed(text)
      if (named === undefined || host === undefined || isSameSite(named, host)) return text
      return `${text} [${host}]`
    },
  }
}

/** What stands in links to make them look better. */
const inLinks = new Set(['a', 'b', 'strong', 'span', 'font', 'u', 'em', 'i'])

const embeddable = /^data:image\/(?:png|jpe?g|gif|webp|bmp);base64,[a-z\d+\/=\s]*$/iv

function pictureOf(tagName: string, attributes: Attributes, { isShown, embedded }: Cleaning): Tag {
  const { src = '', alt = '', ...others } = attributes
  const shown = (address: string): Tag => ({ tagName, attribs: { ...others, alt, src: address } })
  const words: Tag = { tagName, attribs: alt.trim() === '' ? {} : { ...others, alt } }
  const address = src.trim()
  if (/^data:/iv.test(address)) return address.length < longestHtml && embeddable.test(address) ? shown(address) : words
  if (/^cid:/iv.test(address)) {
    const found = embedded(contentIdOf(address))
    return found === undefined ? words : shown(found)
  }
  if (!isRemote(address)) return { tagName, attribs: {} }
  const picture = remotePicture(address, attributes)
  return isShown(picture) ? shown(picture.url) : words
}

function isRemote(address: string): boolean {
  return hostOf(address.startsWith('//') ? `https:${address}` : address) !== undefined
}

function contentIdOf(address: string): string {
  const id = address.slice('cid:'.length)
  try {
    return decodeURIComponent(id)
  } catch {
    // It was not encoded.
    return id
  }
}

/** Pictures come over TLS or not at all. */
function remotePicture(address: string, { width, height, style = '' }: Attributes): RemotePicture {
  const said = style.slice(0, 2_000).toLowerCase().replaceAll(/\s/gv, '')
  return {
    url: address.replace(/^(?:http:)?\/\//iv, 'https://'),
    width: pixels(/(?:^|;)width:(\d{1,5})(?:px|;|$)/v.exec(said)?.[1] ?? width),
    height: pixels(/(?:^|;)height:(\d{1,5})(?:px|;|$)/v.exec(said)?.[1] ?? height),
    hidden: /display:none|visibility:hidden|opacity:0(?:;|$)/v.test(said),
  }
}

function pixels(given: string | undefined): number | undefined {
  const count = /^\s*(\d{1,5})/v.exec(given ?? '')?.[1]
  return count === undefined ? undefined : Number(count)
}
