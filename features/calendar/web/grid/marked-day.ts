/** Marks the day of a month to which something is being moved, and no other. */
export function markDay(grid: HTMLElement, day: string | undefined): void {
  for (const cell of grid.querySelectorAll<HTMLElement>('[data-date]'))
    cell.toggleAttribute('data-target', cell.dataset['date'] === day)
}
