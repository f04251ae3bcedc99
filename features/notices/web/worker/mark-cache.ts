/** Where a browser stores which device it is; deleted on sign-out. */
export const markCache = 'notices'
