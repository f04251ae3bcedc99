/** The width of text: about seventy characters at most, centred. */
export const column = 'mx-auto w-full max-w-160 px-4 sm:px-6'
