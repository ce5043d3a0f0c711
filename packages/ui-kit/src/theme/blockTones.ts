/**
 * Colours of tiles in brands with the separator style `blocks`, each with its text colour. They are the same in both
 * colour modes.
 */
export const blockTones = {
  first: { background: '#5B1F55', color: '#FFFFFF' },
  second: { background: '#E5A100', color: '#231226' },
  third: { background: '#E9D9E7', color: '#231226' },
  fourth: { background: '#CFE0EC', color: '#231226' },
} as const
