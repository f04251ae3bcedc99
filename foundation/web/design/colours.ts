import { type Oklch, parseOklch } from './contrast.ts'

export type Themed = { light: Oklch; dark: Oklch }

/** The opaque colours that a style sheet's tokens name. */
export function readColours(css: string): Map<string, Themed> {
  const token = /--color-([\w-]+):\s*light-dark\((oklch\([\d. ]+\)),\s*(oklch\([\d. ]+\))\)/g
  return new Map(
    [...css.matchAll(token)].map(([, name = '', light = '', dark = '']) => [
      name,
      { light: parseOklch(light), dark: parseOklch(dark) },
    ]),
  )
}
