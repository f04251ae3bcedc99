import { type Piece, spanOf } from './piece.ts'

/** “in quotation marks”: the text between them. */
export const quoted: Piece<string> = {
  name: 'quoted',
  read: (text) => found(text, /[“"«]([^“”"«»\n]{1,300})[”"»]/gu, (match) => match[1] ?? ''),
}

/** An e-mail address. */
export const address: Piece<string> = {
  name: 'address',
  read: (text) => found(text, /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/gu, (match) => match[0]),
}

export const link: Piece<string> = {
  name: 'link',
  read: (text) => found(text, /\bhttps?:\/\/[^\s<>"”]{1,500}/giu, (match) => match[0].replace(/[.,;:!?)]{1,10}$/, '')),
}

function found(
  { message, tokens }: Parameters<Piece['read']>[0],
  pattern: RegExp,
  valueOf: (match: RegExpExecArray) => string,
) {
  return [...message.matchAll(pattern)].flatMap((match) =>
    spanOf(tokens, match.index, match.index + match[0].length, valueOf(match)),
  )
}
