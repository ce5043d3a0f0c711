import { space } from '@selvedge/ui-kit/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** A title wraps before the link beside it does. */
export const reviewSectionHeader = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 1fr) auto',
  alignItems: 'baseline',
  columnGap: space.s,
})

/** The link has a touch target, without moving its text. */
globalStyle(`${reviewSectionHeader} > a`, { marginBlock: -space.s, paddingBlock: space.s })
