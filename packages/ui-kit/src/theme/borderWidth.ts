/** Widths of borders, outlines and underlines. */
export const borderWidth = {
  /** Hairlines and the borders of fields. */
  thin: '1px',
  /** The borders of checkboxes, radio buttons and switches. */
  control: '1.5px',
  /** Focus outlines, selected items and errors. */
  thick: '2px',
  /** The filled ring of a selected radio button. */
  radio: '7px',
} as const
