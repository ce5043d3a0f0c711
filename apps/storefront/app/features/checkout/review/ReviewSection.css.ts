import { space } from '@selvedge/ui-kit/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** A title wraps before the link beside it does. */
export const reviewSectionHeader = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 1fr) auto',
  alignItems: 'baseline',
  columnGap: space.s,
})

/** Padding enlarges the touch target of the link. The negative margin keeps the text of the link in place. */
globalStyle(`${reviewSectionHeader} > a`, { marginBlock: -space.s, paddingBlock: space.s })
