/** A dot at the upper right of an icon: there is something behind it. */
export const dot = 'absolute top-2 left-[calc(50%+0.5rem)] size-2 rounded-full bg-amber'
