import { globalStyle, style } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fluidSpace } from '../../theme/fluidSpace.ts'
import { layers } from '../../theme/layers.ts'
import { layout } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { hairline } from '../../theme/mixins.ts'
import { spacing } from '../../theme/spacing.ts'

export const buyBar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: layers.sticky,
  display: 'grid',
  // A long note of the price wraps, so that the action keeps nearly half of the width.
  gridTemplateColumns: 'fit-content(50%) 1fr',
  alignItems: 'center',
  gap: spacing(5),
  padding: `${spacing(3)} ${layout.side} ${fluidSpace.buyBar.bottom}`,
  background: vars.color.card,
  borderTop: hairline,
  '@media': {
    [media.md]: {
      gridTemplateColumns: `auto minmax(0, ${componentSizes.buyBar.action})`,
      justifyContent: 'space-between',
    },
    [media.lg]: { display: 'none' },
  },
})

// A focused element scrolls to a position above the bar, not under it.
globalStyle(`:root:has(${buyBar})`, { scrollPaddingBottom: spacing(24) })
