import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { leading } from '../../theme/leading.ts'
import { amountTypography, displayFontFamily, tabularDigits, textFontFamily } from '../../theme/mixins.ts'
import { spacing } from '../../theme/spacing.ts'
import { tracking } from '../../theme/tracking.ts'
import { displayFontSizes } from '../../theme/type.ts'

const figure = {
  ...displayFontFamily,
  fontWeight: vars.brand.weight.name,
  letterSpacing: tracking.figure,
  lineHeight: leading.none,
}

export const price = recipe({
  base: { ...amountTypography, fontWeight: fontWeight.strong },
  variants: {
    size: {
      row: {},
      /** The main price of a line, a total or a product. */
      line: { ...figure, fontSize: fontSize.price, lineHeight: leading.price },
      total: { ...figure, fontSize: displayFontSizes.total, lineHeight: leading.figure },
      figure: { ...figure, fontSize: displayFontSizes.figure },
    },
    tone: { plain: {}, sale: { color: vars.color.sale } },
  },
})

export const wasPrice = style({
  ...tabularDigits,
  marginInlineStart: spacing(1.5),
  color: vars.color.textMuted,
  fontWeight: fontWeight.regular,
  fontSize: fontSize.relative,
  // An amount is left-to-right in right-to-left text, so the current price can be at either side.
  selectors: { '&:dir(rtl)': { marginInlineEnd: spacing(1.5) } },
})
export const priceUnit = style({ color: vars.color.textMuted, fontWeight: fontWeight.regular })
export const priceNote = style({
  ...amountTypography,
  display: 'block',
  color: vars.color.textMuted,
  fontSize: fontSize.small,
  lineHeight: leading.note,
  ...textFontFamily,
  fontWeight: fontWeight.regular,
  letterSpacing: 0,
  marginTop: spacing(0.5),
})
