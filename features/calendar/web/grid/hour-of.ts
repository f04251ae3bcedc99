/** How many pixels an hour is tall in this grid. */
export function hourOf(grid: HTMLElement): number {
  return Number(grid.dataset['hour'])
}
