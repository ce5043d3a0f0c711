import { keyframes, style } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { media } from '../../theme/media.ts'
import { autoDirection, forcedColorsEdge, tabularDigits } from '../../theme/mixins.ts'
import { motion } from '../../theme/motion.ts'
import { radius } from '../../theme/radius.ts'
import { spacing } from '../../theme/spacing.ts'
import { dotRow } from '../../theme/textures.ts'

const { color } = vars
const drift = keyframes({ to: { backgroundPosition: `${componentSizes.progressBar.dotsShift} 0` } })
const bar = {
  background: color.accent,
  borderRadius: radius.pill,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
}

export const progressBarHeader = style({
  ...tabularDigits,
  display: 'flex',
  justifyContent: 'space-between',
  gap: spacing(4),
  marginBottom: spacing(2),
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
})
export const progressBarValue = style({
  ...autoDirection,
  color: color.textMuted,
  fontWeight: fontWeight.regular,
})
export const progressBarTrack = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: componentSizes.progressBar.height,
  border: 0,
  ...forcedColorsEdge,
  borderRadius: radius.pill,
  background: color.line,
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': { background: 'none' },
    '&::-webkit-progress-value': bar,
    '&::-moz-progress-bar': bar,
    // Moving dots show that the progress is unknown.
    '&:indeterminate': {
      background: `${dotRow(color.accent)} ${color.line}`,
      '@media': {
        [media.motion]: { animation: `${drift} ${motion.drift} linear infinite` },
        [media.forcedColors]: { forcedColorAdjust: 'none', background: `${dotRow('Highlight')} Canvas` },
      },
    },
    '&:indeterminate::-moz-progress-bar': { background: 'none' },
  },
})
