import { style } from '@vanilla-extract/css'
import { borderWidth } from '../../theme/borderWidth.ts'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { leading } from '../../theme/leading.ts'
import { opacity } from '../../theme/opacity.ts'
import { radius } from '../../theme/radius.ts'
import { sizes } from '../../theme/sizes.ts'
import { spacing } from '../../theme/spacing.ts'

const { color } = vars

export const checkboxLabel = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'start',
  columnGap: spacing(3.5),
  minHeight: sizes.target,
  paddingBlock: spacing(2.25),
  cursor: 'pointer',
})

/** The box of a checkbox and of a facet. */
export const checkboxInput = style({
  position: 'relative',
  appearance: 'none',
  flex: 'none',
  width: componentSizes.checkbox.box,
  height: componentSizes.checkbox.box,
  marginTop: spacing(0.75),
  border: `${borderWidth.control} solid ${color.field}`,
  borderRadius: radius.mark,
  background: color.card,
  cursor: 'pointer',
  selectors: {
    '&:checked': { background: color.accent, borderColor: color.accent },
    '&:checked::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: spacing(1),
      top: spacing(1),
      width: sizes.dot,
      height: componentSizes.checkbox.tick,
      border: `solid ${color.onAccent}`,
      borderWidth: `0 0 ${borderWidth.thick} ${borderWidth.thick}`,
      transform: 'rotate(-45deg)',
    },
    '&:disabled': { opacity: opacity.dimmed, cursor: 'not-allowed' },
    '&[aria-invalid=true]': { borderColor: color.error },
  },
})

/** The circle of a radio button. */
export const radioInput = style({
  appearance: 'none',
  flex: 'none',
  width: sizes.icon,
  height: sizes.icon,
  border: `${borderWidth.control} solid ${color.field}`,
  borderRadius: radius.round,
  background: color.card,
  cursor: 'pointer',
  selectors: {
    '&:checked': { border: `${borderWidth.radio} solid ${color.accent}` },
    '&:disabled': { opacity: opacity.dimmed },
  },
})

export const checkboxHint = style({
  gridColumn: 2,
  color: color.textMuted,
  fontSize: fontSize.small,
  lineHeight: leading.normal,
})
