import { basename } from 'node:path'

/** A stylesheet's part that came from one module of styles. */
export interface StylePart {
  /** "Button" for src/components/Button/Button.css.ts */
  readonly name: string
  readonly css: string
}

const mark = /\/\* vanilla-extract-css-ns:(\S+?)\.css\.ts\.vanilla\.css\S*\s*\*\//

/** Cuts a built stylesheet at the marks the plugin leaves: a part a module, in the order they have to come in. */
export const splitStyles = (css: string): readonly StylePart[] => {
  const [, ...pieces] = css.split(mark)
  return pieces.flatMap((piece, at) =>
    at % 2 === 0 ? [{ name: basename(piece), css: pieces[at + 1] ?? '' }] : [],
  )
}
