/** The bars of the ten characters of a group, from narrow (0) to wide (1); two of five are wide. */
const bars = ['10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010', '00110']
/** A character has five bars and four spaces between them, one of which is wide. Each group has its wide space at one position. */
const groups = [
  ['1234567890', 1],
  ['ABCDEFGHIJ', 2],
  ['KLMNOPQRST', 3],
  ['UVWXYZ-. *', 0],
] as const

const WIDE = 3
const QUIET = 10

/** The widths of a character's five bars and the four spaces between them; `undefined` for a character without a code. */
const widthsOf = (character: string): readonly number[] | undefined => {
  for (const [characters, space] of groups) {
    const at = characters.indexOf(character)
    if (at >= 0)
      return [...(bars[at] ?? '')].flatMap((bar, index) => [
        bar === '1' ? WIDE : 1,
        ...(index < 4 ? [index === space ? WIDE : 1] : []),
      ])
  }
  return undefined
}

/** A barcode: its width in narrow bars, and the path of its bars, which are one unit high. */
export type Barcode = { readonly width: number; readonly path: string }

/**
 * The barcode of a text in Code 39, which any scanner reads; `undefined` for a text with characters that Code 39 lacks.
 */
export const code39 = (text: string): Barcode | undefined => {
  const all = [...`*${text}*`].map(widthsOf)
  if (text === '' || text.includes('*') || all.includes(undefined)) return undefined
  let x = QUIET
  let path = ''
  for (const widths of all) {
    for (const [index, width] of (widths ?? []).entries()) {
      if (index % 2 === 0) path += `M${x} 0h${width}v1h-${width}z`
      x += width
    }
    // Adds the narrow space between two characters.
    x += 1
  }
  return { width: x - 1 + QUIET, path }
}
