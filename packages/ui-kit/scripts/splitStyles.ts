import { basename } from 'node:path'

/** The part of a stylesheet that comes from one module of styles. */
export interface StylePart {
  /** "Button" for src/components/Button/Button.css.ts */
  readonly name: string
  readonly css: string
}

const mark = /\/\* vanilla-extract-css-ns:(\S+?)\.css\.ts\.vanilla\.css\S*\s*\*\//

/**
 * Splits a built stylesheet at the comments that the vanilla-extract plugin writes. Returns one part for each module
 * of styles, in the order of the stylesheet.
 */
export const splitStyles = (css: string): readonly StylePart[] => {
  const [, ...pieces] = css.split(mark)
  return pieces.flatMap((piece, at) =>
    at % 2 === 0 ? [{ name: basename(piece), css: pieces[at + 1] ?? '' }] : [],
  )
}
