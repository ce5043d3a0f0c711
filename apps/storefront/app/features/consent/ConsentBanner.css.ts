import { globalStyle, style } from '@vanilla-extract/css'

/** Over the page, and over what sticks to the window's edge: the visitor must be able to choose. */
export const overPage = style({ position: 'relative', zIndex: 11 })

/** At the end of the page instead of over it: it covers no button of the checkout. */
export const inPage = style({})

globalStyle(`${inPage} section`, { position: 'static' })
