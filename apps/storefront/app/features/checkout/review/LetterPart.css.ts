import { space } from '@selvedge/ui-kit/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** A title breaks into lines before what stands beside it does. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 1fr) auto',
  alignItems: 'baseline',
  columnGap: space.s,
})

/** What leads away can be met by a finger, and stands where it would without. */
globalStyle(`${head} > a`, { marginBlock: -space.s, paddingBlock: space.s })
