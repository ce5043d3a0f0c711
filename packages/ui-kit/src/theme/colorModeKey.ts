/** The local storage key of a visitor's colour mode (stored locally). */
export const colorModeKey = 'color-mode'
