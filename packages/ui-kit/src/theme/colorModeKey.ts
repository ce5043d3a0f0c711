/** The local storage key of a visitor's colour mode (spec §9: stored locally). */
export const colorModeKey = 'color-mode'
