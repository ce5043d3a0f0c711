import { style } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fluidSpace } from '../../theme/fluidSpace.ts'
import { media } from '../../theme/media.ts'
import { spacing } from '../../theme/spacing.ts'

export const loadMore = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: spacing(4.5),
  paddingTop: fluidSpace.loadMore.top,
})

export const loadMoreProgress = style({
  appearance: 'none',
  width: componentSizes.loadMore.barWidth,
  height: componentSizes.loadMore.barHeight,
  border: 0,
  background: vars.color.line,
  selectors: {
    '&::-webkit-progress-bar': { background: vars.color.line },
    '&::-webkit-progress-value': { background: vars.color.text },
    '&::-moz-progress-bar': { background: vars.color.text },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'ButtonBorder',
      selectors: {
        '&::-webkit-progress-bar': { background: 'ButtonBorder' },
        '&::-webkit-progress-value': { background: 'Highlight' },
        '&::-moz-progress-bar': { background: 'Highlight' },
      },
    },
  },
})
