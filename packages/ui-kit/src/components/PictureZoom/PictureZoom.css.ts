import { style } from '@vanilla-extract/css'

/** In the corner of whatever frame holds the picture. */
export const corner = style({ position: 'absolute', insetInlineEnd: 12, bottom: 12 })
