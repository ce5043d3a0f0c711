import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { forcedColorsEdge } from '../../theme/mixins.ts'
import { radius } from '../../theme/radius.ts'
import { sizes } from '../../theme/sizes.ts'
import { spacing } from '../../theme/spacing.ts'

export const chip = style({
  ...forcedColorsEdge,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: spacing(2),
  flex: 'none',
  minHeight: sizes.chip,
  paddingInline: spacing(3.5),
  borderRadius: radius.pill,
  background: vars.color.raised,
  fontSize: fontSize.small,
  fontWeight: fontWeight.link,
  whiteSpace: 'nowrap',
  selectors: {
    // The chip is 36 px high. This element extends its touch target to 44 px.
    'a&::after, button&::after': { content: '', position: 'absolute', inset: spacing(-1, 0) },
    'a&:hover, button&:hover': { background: vars.color.line },
  },
})
