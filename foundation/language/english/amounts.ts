/** A lower or an upper limit of a count. */
export type Amount = { least: number } | { most: number }

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** “More than three meetings”, “at least 2”, “fewer than four”. */
export function amountIn(text: string): Amount | undefined {
  const found = /\b(more than|over|at least|fewer than|less than|at most)\s+(\d{1,2}|\p{L}+)\b/iu.exec(text)
  if (!found) return undefined
  const [, side = '', said = ''] = found
  const number = Number.isNaN(Number(said)) ? numbers.indexOf(said.toLowerCase()) : Number(said)
  if (number < 0) return undefined
  const least = { 'more than': number + 1, over: number + 1, 'at least': number }[side.toLowerCase()]
  if (least !== undefined) return { least }
  return { most: side.toLowerCase() === 'at most' ? number : number - 1 }
}

export function withoutAmount(text: string): string {
  return text.replace(/\b(?:more than|over|at least|fewer than|less than|at most)\s+\S+\s+/i, '')
}

export function isAmount(count: number, amount: Amount): boolean {
  return 'least' in amount ? count >= amount.least : count <= amount.most
}
