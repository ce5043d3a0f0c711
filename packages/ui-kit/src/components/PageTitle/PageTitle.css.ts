import { globalStyle, style } from '@vanilla-extract/css'
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
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: spacing(12),
      alignItems: 'end',
    },
  },
})
/** Beside a text if the container has room for both, as a page has; in a narrow column the text is below. */
export const pageTitleHeading = style({
  '@media': { [media.lg]: { flex: `1 1 ${componentSizes.pageTitle.text}`, minWidth: 0 } },
})
globalStyle(`${pageTitleHeading} + *`, {
  '@media': { [media.lg]: { flex: `0 1 ${componentSizes.pageTitle.text}` } },
})
export const pageTitleDots = style({ display: 'flex', marginTop: fluidSpace.pageTitle.dots })
