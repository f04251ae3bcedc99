/** Tokens and the like, grouped so that they can be read. */
export function figure(count: number): string {
  return figures.format(count)
}

/** In whatever unit the person counts prices in: enough places for what is a fraction of a cent. */
export function costOf(cost: number): string {
  return costs.format(cost)
}

export function sizeOf(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

const figures = new Intl.NumberFormat('en-GB')
const costs = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 4 })
