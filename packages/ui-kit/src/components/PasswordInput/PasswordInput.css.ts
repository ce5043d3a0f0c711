import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { sizes } from '../../theme/sizes.ts'
import { spacing } from '../../theme/spacing.ts'

export const passwordInputFrame = style({ position: 'relative' })
export const passwordInput = style({ paddingInlineEnd: spacing(23) })
export const passwordInputToggle = style({
  position: 'absolute',
  insetInlineEnd: spacing(1.5),
  top: spacing(1.5),
  height: sizes.target,
  paddingInline: spacing(3),
  color: vars.color.accent,
  fontSize: fontSize.meta,
  fontWeight: fontWeight.strong,
})
export const passwordInputRules = style({ display: 'grid', gap: spacing(1) })
export const passwordInputRule = style({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(2),
  selectors: { '&[data-met]': { color: vars.color.success, fontWeight: fontWeight.label } },
})

// A ring, or a check when the rule is met.
globalStyle(`${passwordInputRule} > svg`, { flex: 'none' })
