import { style } from '@vanilla-extract/css'
import { borderWidth } from '../../theme/borderWidth.ts'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { leading } from '../../theme/leading.ts'
import { motion } from '../../theme/motion.ts'
import { opacity } from '../../theme/opacity.ts'
import { radius } from '../../theme/radius.ts'
import { sizes } from '../../theme/sizes.ts'
import { spacing } from '../../theme/spacing.ts'

const { color } = vars

export const switchLabel = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  columnGap: spacing(3.5),
  minHeight: sizes.target,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: color.textMuted } },
})

export const switchTrack = style({
  appearance: 'none',
  display: 'flex',
  alignItems: 'center',
  width: sizes.target,
  height: componentSizes.switch.track,
  padding: spacing(0.75),
  border: `${borderWidth.control} solid ${color.field}`,
  borderRadius: radius.pill,
  background: color.card,
  cursor: 'inherit',
  transition: `background ${motion.quick}`,
  '::before': {
    content: '',
    width: componentSizes.switch.thumb,
    height: componentSizes.switch.thumb,
    // Forced-colours mode removes the background, but shows this transparent border.
    border: `${borderWidth.thick} solid transparent`,
    borderRadius: radius.round,
    background: color.field,
    transition: `margin ${motion.quick} ${motion.ease}`,
  },
  selectors: {
    '&:checked': { background: color.accent, borderColor: color.accent },
    '&:checked::before': { marginInlineStart: spacing(4.5), background: color.onAccent },
    '&:disabled': { opacity: opacity.dimmed },
  },
})

export const switchHint = style({
  gridColumn: 2,
  color: color.textMuted,
  fontSize: fontSize.small,
  lineHeight: leading.normal,
})
