export type Oklch = { lightness: number; chroma: number; hue: number }

/** Reads `oklch(0.22 0.02 260)`. */
export function parseOklch(text: string): Oklch {
  const found = /^oklch\(\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)\s*\)$/.exec(text.trim())
  if (!found) throw new Error(`Not a plain oklch() colour: ${text}`)
  return { lightness: Number(found[1]), chroma: Number(found[2]), hue: Number(found[3]) }
}

/** WCAG 2.2: between 1 and 21; text needs 4.5, the outline of a control 3. */
export function contrast(a: Oklch, b: Oklch): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: Oklch): number {
  const [red, green, blue] = linearSrgb(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The matrices of CSS Color 4, section 10.6, with what lies outside the gamut cut off, as screens do. */
function linearSrgb({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    within(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    within(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    within(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

function within(channel: number): number {
  return Math.min(1, Math.max(0, channel))
}
