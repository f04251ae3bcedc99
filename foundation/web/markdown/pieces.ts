/** Code as it is to be coloured: words, and words within a scope. */
export type Piece = string | { scope: string; pieces: Piece[] }

export type Colour = (code: string, language: string) => Piece[]
