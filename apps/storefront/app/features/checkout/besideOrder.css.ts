import { style } from '@vanilla-extract/css'

/** Title and order begin at the same height, each in its column. */
export const besideOrder = style({ paddingBlockStart: 'clamp(26px, 3vw, 44px)' })
