/** Elements that show words, tables and pictures. Of all others the words stay; of some, not even these. */
export const allowedTags =
  `a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup data dd del
  details dfn dir div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hgroup hr i img ins kbd li main mark menu nav ol p
  pre q rp rt ruby s samp section small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr`.split(
    /\s+/v,
  )

/** What is in these is no text for a reader. */
export const silentTags = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'title',
  'xmp',
  'noembed',
  'noframes',
  'iframe',
]

const everywhere = [
  'align',
  'valign',
  'bgcolor',
  'color',
  'width',
  'height',
  'dir',
  'lang',
  'title',
  'style',
  'role',
  'aria-*',
]

export const allowedAttributes: Record<string, string[]> = {
  '*': everywhere,
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'border'],
  table: ['border', 'cellpadding', 'cellspacing'],
  td: ['colspan', 'rowspan', 'nowrap'],
  th: ['colspan', 'rowspan', 'nowrap', 'scope'],
  col: ['span'],
  colgroup: ['span'],
  ol: ['start', 'type', 'reversed'],
  li: ['value'],
  ul: ['type'],
  font: ['face', 'size'],
  hr: ['size', 'noshade'],
  time: ['datetime'],
  details: ['open'],
}

/** No position and no transform: nothing may lie over something else. No content, no cursor, no animation, no variable. */
const properties =
  `color background background-color font font-family font-size font-style font-variant font-weight line-height
  letter-spacing word-spacing text-align text-decoration text-decoration-line text-indent text-transform vertical-align white-space
  word-break word-wrap overflow-wrap direction unicode-bidi display float clear visibility opacity overflow width height max-width
  max-height min-width min-height margin margin-top margin-right margin-bottom margin-left padding padding-top padding-right
  padding-bottom padding-left border border-top border-right border-bottom border-left border-color border-style border-width
  border-top-color border-top-style border-top-width border-right-color border-right-style border-right-width border-bottom-color
  border-bottom-style border-bottom-width border-left-color border-left-style border-left-width border-radius border-collapse
  border-spacing table-layout caption-side empty-cells list-style-type list-style-position box-sizing mso-hide`.split(
    /\s+/v,
  )

/** A value that fetches nothing, runs nothing and hides nothing behind an escape. */
const harmless = /^(?:(?!url|image|expression|script|var\(|env\(|attr\(|\/\*|[\\@<>\{\}]).){0,400}$/iv

export const allowedStyles = { '*': Object.fromEntries(properties.map((name) => [name, [harmless]])) }
