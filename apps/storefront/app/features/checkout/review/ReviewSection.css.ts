import { space } from '@selvedge/ui-kit/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** A title breaks into lines before the link beside it does. */
export const header = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 1fr) auto',
  alignItems: 'baseline',
  columnGap: space.s,
})

/** The link has room for a finger, and stays where it would be without. */
globalStyle(`${header} > a`, { marginBlock: -space.s, paddingBlock: space.s })
