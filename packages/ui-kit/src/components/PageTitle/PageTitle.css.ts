import { style } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { fluidSpace } from '../../theme/fluidSpace.ts'
import { media } from '../../theme/media.ts'
import { spacing } from '../../theme/spacing.ts'

export const pageTitleFrame = style({
  display: 'grid',
  // A word that is wider than the window is broken. An automatic column would grow with the word.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(4.5),
  paddingBlock: `${fluidSpace.pageTitle.top} ${fluidSpace.pageTitle.bottom}`,
  '@media': {
    [media.lg]: {
      gridTemplateColumns: `minmax(0, 1fr) ${componentSizes.pageTitle.text}`,
      gap: spacing(12),
      alignItems: 'end',
    },
  },
})
export const pageTitleDots = style({ display: 'flex', marginTop: fluidSpace.pageTitle.dots })
