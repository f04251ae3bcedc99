/** Where words stand: at most some seventy characters wide, in the middle. */
export const column = 'mx-auto w-full max-w-160 px-4 sm:px-6'
