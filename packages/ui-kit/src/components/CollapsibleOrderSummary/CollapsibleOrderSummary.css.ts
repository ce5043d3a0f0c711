import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { layout } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { nameTypography, tabularDigits } from '../../theme/mixins.ts'
import { sizes } from '../../theme/sizes.ts'
import { spacing } from '../../theme/spacing.ts'

export const collapsibleOrderSummary = style({
  marginInline: `calc(-1 * ${layout.side})`,
  background: vars.color.raised,
  '@media': { [media.lg]: { display: 'none' } },
})
export const collapsibleOrderSummaryHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(0, 3),
  minHeight: sizes.large,
  paddingInline: layout.side,
  fontWeight: fontWeight.strong,
})
export const collapsibleOrderSummaryToggle = style({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1.5),
  color: vars.color.textMuted,
  fontWeight: fontWeight.regular,
})
export const collapsibleOrderSummaryTotal = style({
  ...nameTypography,
  ...tabularDigits,
  marginInlineStart: 'auto',
  fontSize: fontSize.title,
})
export const collapsibleOrderSummaryBody = style({ padding: `0 ${layout.side} ${spacing(6)}` })

globalStyle(`${collapsibleOrderSummary}[open] ${collapsibleOrderSummaryToggle} svg`, {
  transform: 'rotate(180deg)',
})
