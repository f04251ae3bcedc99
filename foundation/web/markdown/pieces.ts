/** Code to be coloured: text, and text within a scope. */
export type Piece = string | { scope: string; pieces: Piece[] }

export type Colour = (code: string, language: string) => Piece[]
