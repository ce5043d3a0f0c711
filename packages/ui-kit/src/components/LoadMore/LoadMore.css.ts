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
  color: vars.color.text,
  background: vars.color.line,
  selectors: {
    '&::-webkit-progress-bar': { background: 'none' },
    '&::-webkit-progress-value': { background: 'currentColor' },
    '&::-moz-progress-bar': { background: 'currentColor' },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'Highlight',
      background: 'ButtonBorder',
    },
  },
})
