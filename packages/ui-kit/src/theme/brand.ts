/** The brands that come with the kit. `defineBrand` creates others. */
export type Brand = 'selvedge' | 'larkhouse'
/** The colour mode of a page. */
export type ColorMode = 'light' | 'dark'
/** How a brand separates things: by hairlines and tone, or by solid blocks of colour. */
export type SeparatorStyle = 'hairlines' | 'blocks'
