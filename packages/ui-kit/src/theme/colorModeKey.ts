/** Local storage key under which a visitor's colour mode is kept (spec §9: stored locally). */
export const colorModeKey = 'color-mode'
