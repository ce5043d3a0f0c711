/** Weights of the variable text fonts. Display weights of brands are in `vars.brand.weight`. */
export const fontWeight = {
  regular: 400,
  medium: 500,
  /** Navigation and links in lists. */
  link: 520,
  /** Short labels, steps and errors. */
  label: 550,
  /** Buttons and field labels. */
  strong: 600,
  /** Titles of addresses and rows. */
  title: 620,
  /** Titles in the text font. */
  bold: 650,
  /** The name on a drawn payment card. */
  heavy: 750,
} as const
