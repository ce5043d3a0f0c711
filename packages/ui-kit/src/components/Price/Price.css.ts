import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { leading } from '../../theme/leading.ts'
import { displayFace, tabular, textFace } from '../../theme/mixins.ts'
import { spacing } from '../../theme/spacing.ts'
import { tracking } from '../../theme/tracking.ts'
import { display } from '../../theme/type.ts'

const figure = {
  ...displayFace,
  fontWeight: vars.brand.weight.name,
  letterSpacing: tracking.figure,
  lineHeight: leading.none,
}

export const price = recipe({
  base: { ...tabular, fontWeight: fontWeight.strong },
  variants: {
    size: {
      row: {},
      /** The main price of a line, a total or a product. */
      line: { ...figure, fontSize: fontSize.price, lineHeight: leading.price },
      total: { ...figure, fontSize: display.total, lineHeight: leading.figure },
      figure: { ...figure, fontSize: display.figure },
    },
    tone: { plain: {}, sale: { color: vars.color.sale } },
  },
})

export const was = style({
  ...tabular,
  marginInlineStart: spacing(1.5),
  color: vars.color.textMuted,
  fontWeight: fontWeight.regular,
  fontSize: fontSize.relative,
})
export const unit = style({ color: vars.color.textMuted, fontWeight: fontWeight.regular })
export const note = style({
  ...tabular,
  display: 'block',
  color: vars.color.textMuted,
  fontSize: fontSize.small,
  lineHeight: leading.note,
  ...textFace,
  fontWeight: fontWeight.regular,
  letterSpacing: 0,
  marginTop: spacing(0.5),
})
