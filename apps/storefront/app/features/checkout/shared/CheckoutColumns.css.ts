import { media, space } from '@selvedge/ui-kit/theme'
import { style } from '@vanilla-extract/css'

/** Title and order start at the same height, each in its column. */
export const checkoutColumns = style({
  paddingBlockStart: space.l,
  '@media': { [media.lg]: { paddingBlockStart: space.xxl } },
})
