import { globalStyle, style } from '@vanilla-extract/css'

/** Over the page, and over what sticks to the window's edge: an answer must be possible. */
export const overPage = style({ position: 'relative', zIndex: 11 })

/** At the end of the page instead of over it: nothing lies on the buttons of the checkout. */
export const inPage = style({})

globalStyle(`${inPage} section`, { position: 'static' })
