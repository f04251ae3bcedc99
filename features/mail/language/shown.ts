/** How many conversations a list names at once. */
export const mostShown = 12
