/**
 * How a wish of a feature begins: with one of these words or pairs of words, and with one of `with` further on, if there are
 * any. `holds`: a text of the person follows, in which orders may stand, unless it ends with one of `with`. `dictates`: all that
 * follows a colon is such a text. `loose`: such a text may begin so itself, so it begins no wish behind one that holds a text.
 */
export type Opening = { by: readonly string[]; with?: readonly string[]; holds?: true; dictates?: true; loose?: true }
