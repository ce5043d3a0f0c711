import { style } from '@vanilla-extract/css'
import { borderWidth } from '../../theme/borderWidth.ts'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { spacing } from '../../theme/spacing.ts'

export const formErrorSummary = style({
  padding: spacing(5, 6),
  border: `${borderWidth.thick} solid ${vars.color.error}`,
  borderRadius: vars.brand.radius.panel,
  background: vars.color.card,
})
export const formErrorSummaryTitle = style({ color: vars.color.error, fontWeight: fontWeight.bold })
export const formErrorSummaryList = style({ display: 'grid', marginTop: spacing(1.5) })
export const formErrorSummaryLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: componentSizes.formErrorSummary.link,
  textDecoration: 'underline',
  textUnderlineOffset: spacing(1),
  fontWeight: fontWeight.link,
})
