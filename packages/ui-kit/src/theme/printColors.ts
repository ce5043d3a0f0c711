/**
 * Colours of drawings on printed fabric. They are the same in every theme, because the fabric does not change with the
 * theme.
 */
export const printColors = {
  /** Text and lines on the ruler. */
  ink: '#1F1B16',
  /** Marks on the print. */
  paper: '#FEFCF8',
  /** The ruler, which lets a little of the print through. */
  ruler: '#FBF3DEF2',
} as const
