/** Shadows of layers above the page, and of swatches in drawings. Everything else is separated by lines and tone. */
export const shadows = {
  float: '0 8px 32px #0000002e',
  menu: '0 24px 32px #00000014',
  /** The shadow of a swatch. It is a CSS filter, because a box shadow would not follow the cut edges of the swatch. */
  swatch: 'drop-shadow(0 1px 1px #0003)',
  /** A CSS filter for the large swatches of a feature panel. */
  largeSwatch: 'drop-shadow(0 2px 3px #0003)',
} as const
