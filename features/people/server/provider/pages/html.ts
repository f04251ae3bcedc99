/** Text that is HTML already. Nothing makes one but `html`, which escapes whatever is put into it. */
export type Html = { readonly html: string }

type Content = Html | string | number | undefined | false | readonly Content[]

export function html(pieces: TemplateStringsArray, ...contents: Content[]): Html {
  return { html: pieces.reduce((text, piece, at) => text + write(contents[at - 1]) + piece) }
}

function write(content: Content): string {
  if (content === undefined || content === false) return ''
  if (typeof content === 'string' || typeof content === 'number') return escape(String(content))
  return 'html' in content ? content.html : content.map(write).join('')
}

/** Also good inside of an attribute's quotes, which stand around every one of ours. */
function escape(text: string): string {
  return text.replaceAll(/[&<>"'`=]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
