/** The shops that share this kit. */
export type Brand = 'selvedge' | 'larkhouse'
/** Light or dark. */
export type ColorMode = 'light' | 'dark'
