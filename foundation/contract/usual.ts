/** Minutes that the calendar reserves for something without a duration. */
export const usualMinutes = 30
