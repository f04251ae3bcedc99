/** What is to be drawn: a page, so many pixels wide. */
export type DrawingWish = { number: number; page: number; width: number }

/** To the process that draws: the file first, then one wish after the other. */
export type ToDrawing = { type: 'file'; bytes: Uint8Array } | ({ type: 'draw' } & DrawingWish)

/** From it. `refused`: a sentence for the person. */
export type FromDrawing = { number: number } & ({ picture: Uint8Array; pages: number } | { refused: string })
