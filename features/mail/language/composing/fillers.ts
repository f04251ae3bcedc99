import { withoutEnd } from '#foundation/language/text/own-text.ts'

/** A request without what is said while thinking: “um”, “basically what I want to say is”, “I thought about it on the train”. */
export function withoutFillers(text: string): string {
  const bare = text
    .replaceAll(/(?:^|(?<=[\s,]))(?:u[hm]+|e[rh]m|hm+|basically|like i said)\b,?\s*/giu, '')
    .replaceAll(thinking, '')
    .replaceAll(
      /(?:^|(?<=[,;.:] ))(?:what (?:i|we) (?:want|wanted|mean|meant|would like) to say is(?: that)?|the thing is(?: that)?|i mean),? /giu,
      '',
    )
  return withoutEnd(bare.trim(), ' ')
}

const thinking =
  /(?<=^|[,;.:] )i(?:['’]ve| have)? (?:thought|been thinking) about (?:it|this|that)\b[^,;.:]{0,40}[,;.:] /giu
