/** As they were written; undefined: as the page has them, black on white. */
export type Colours = { text?: string | undefined; ground?: string | undefined }

type Attributes = Readonly<Record<string, string>>

/** The colours within an element. */
export function coloursOf(name: string, attributes: Attributes, around: Colours): Colours {
  const style = styleOf(attributes)
  const given = name === 'font' || name === 'body' ? (attributes['color'] ?? attributes['text']) : undefined
  const { bgcolor } = attributes
  if (style === '' && given === undefined && bgcolor === undefined) return around
  const ground = colour(/(?:^|;)background(?:-color)?:([^;]{1,60})/v.exec(style)?.[1] ?? bgcolor)
  const text = colour(/(?:^|;)color:([^;]{1,60})/v.exec(style)?.[1] ?? given)
  return { text: text ?? around.text, ground: ground ?? around.ground }
}

/** Whether what is in it cannot be seen: not shown at all, too small, see-through, off the page, or of the ground's colour. */
export function isHiddenBy(attributes: Attributes, { text, ground }: Colours): boolean {
  if (attributes['hidden'] !== undefined) return true
  if (text !== undefined && text === (ground ?? white)) return true
  const style = styleOf(attributes)
  return style !== '' && unseen.test(style)
}

const unseen =
  /(?:^|;)(?:display:none|visibility:(?:hidden|collapse)|opacity:0(?:\.0\d?)?(?:;|!|$)|font(?:-size)?:(?:0|1px|0?\.\d+(?:px|pt|em)|0px|0pt|1pt)(?:;|!|\/|$)|mso-hide:all|(?:max-height|max-width|height|width|line-height):0(?:px|pt|em|%)?(?:;|!|$)|text-indent:-\d{3,}|(?:left|top|margin-left|margin-top):-\d{3,}|clip:rect\(0|clip-path:inset\((?:50|100)%|transform:scale\(0)/v

function styleOf(attributes: Attributes): string {
  const given = attributes['style']
  if (given === undefined || given === '') return ''
  return given
    .slice(0, 2_000)
    .toLowerCase()
    .replaceAll(/\s/gv, '')
    .replaceAll(/\/\*[^*]*\*\//gv, '')
}

const white = '255,255,255'
const named: Record<string, string> = { white, black: '0,0,0', transparent: 'none' }

/** Red, green and blue, whichever way they were written. */
function colour(given: string | undefined): string | undefined {
  const said = given?.toLowerCase().replaceAll(/\s|!important/gv, '')
  if (said === undefined || said === '') return undefined
  if (/^#[\da-f]{3}$/v.test(said))
    return [1, 2, 3].map((at) => Number.parseInt(said.charAt(at).repeat(2), 16)).join(',')
  if (/^#[\da-f]{6}/v.test(said)) return [1, 3, 5].map((at) => Number.parseInt(said.slice(at, at + 2), 16)).join(',')
  const parts = /^rgba?\((\d{1,3}),(\d{1,3}),(\d{1,3})(?:,([\d.]{1,6}))?/v.exec(said)
  if (parts) return parts[4] !== undefined && Number(parts[4]) === 0 ? 'none' : parts.slice(1, 4).join(',')
  return named[said]
}
