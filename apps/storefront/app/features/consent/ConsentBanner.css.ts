import { globalStyle, style } from '@vanilla-extract/css'

/** At the end of the page instead of over it: nothing lies on the buttons of the checkout. */
export const inPage = style({ padding: 12 })

globalStyle(`${inPage} > section`, { position: 'static' })
