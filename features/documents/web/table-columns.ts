/** For each column whether its cells are numbers, as far as they are filled in. */
export function columnsOfNumbers(rows: readonly (readonly string[])[]): boolean[] {
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  return Array.from({ length: width }, (_, at) => {
    const filled = rows.flatMap((cells) => {
      const cell = cells[at]?.trim() ?? ''
      return cell === '' ? [] : [cell]
    })
    return filled.length > 0 && filled.every((cell) => number.test(cell))
  })
}

/** “31200”, “-1,800.50”, “1 800,00 €”, “12 %”; no date and no phone number. */
const number = /^[(+\-−]?\p{Sc}? ?(?:\d{1,3}(?:[.,'’ \u{A0}]\d{3})+|\d+)(?:[.,]\d+)? ?(?:%|\p{Sc})?\)?$/u
