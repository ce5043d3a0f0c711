/** The shops that come with the kit. An app's own brands have names of their own (see `defineBrand`). */
export type Brand = 'selvedge' | 'larkhouse'
/** Light or dark. */
export type ColorMode = 'light' | 'dark'
/** How things are set apart: by hairlines and tone, or by solid blocks of colour. */
export type Character = 'hairlines' | 'blocks'
