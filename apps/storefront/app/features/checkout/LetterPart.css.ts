import { space } from '@selvedge/ui-kit/theme'
import { style } from '@vanilla-extract/css'

/** A title breaks into lines before what stands beside it does. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 1fr) auto',
  alignItems: 'baseline',
  columnGap: space.s,
})
