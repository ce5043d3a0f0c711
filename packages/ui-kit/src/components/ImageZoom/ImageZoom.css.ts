import { style } from '@vanilla-extract/css'

/** In the corner of the frame around the image. */
export const corner = style({ position: 'absolute', insetInlineEnd: 12, bottom: 12 })
