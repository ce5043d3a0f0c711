import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fluidSpace } from '../../theme/fluidSpace.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { layout } from '../../theme/layout.ts'
import { leading } from '../../theme/leading.ts'
import { media } from '../../theme/media.ts'
import { autoDirection, displayFontFamily, hairline, tabularDigits } from '../../theme/mixins.ts'
import { spacing } from '../../theme/spacing.ts'
import { tracking } from '../../theme/tracking.ts'
import { displayFontSizes } from '../../theme/type.ts'

export const orderSummary = style({
  background: vars.color.card,
  border: hairline,
  borderRadius: vars.brand.radius.panel,
  padding: fluidSpace.orderSummary.padding,
  '@media': {
    [media.phone]: {
      marginInline: `calc(-1 * ${layout.side})`,
      borderInline: 0,
      borderRadius: 0,
      paddingBlock: spacing(7),
    },
  },
})

export const orderSummaryHeader = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: spacing(4),
  marginBottom: spacing(2),
})
export const orderSummaryRows = style({
  ...tabularDigits,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: spacing(2.5, 4),
  marginTop: spacing(3.5),
  textAlign: 'end',
})
export const orderSummaryTerm = style({ color: vars.color.textMuted, textAlign: 'start' })
export const orderSummaryValue = style(autoDirection)
export const orderSummaryMuted = style({ color: vars.color.textMuted })
export const orderSummaryDiscount = style({ color: vars.color.sale })

export const orderSummaryTotal = style({
  ...tabularDigits,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: spacing(4),
  marginTop: spacing(4),
  paddingTop: spacing(4),
  borderTop: hairline,
  ...displayFontFamily,
  fontWeight: vars.brand.weight.name,
  fontSize: displayFontSizes.total,
  lineHeight: leading.figure,
  letterSpacing: tracking.figure,
})

export const orderSummaryNote = style({
  ...tabularDigits,
  marginTop: spacing(1.5),
  color: vars.color.textMuted,
  fontSize: fontSize.small,
})
export const orderSummaryBody = style({
  display: 'grid',
  gap: spacing(5),
  marginTop: spacing(6),
  ':empty': { display: 'none' },
})
export const orderSummaryFooter = style({
  marginTop: spacing(5),
  paddingTop: spacing(4.5),
  borderTop: hairline,
  color: vars.color.textMuted,
  fontSize: fontSize.small,
  lineHeight: leading.note,
})
