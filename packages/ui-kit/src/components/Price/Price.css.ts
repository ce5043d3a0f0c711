import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { tabular } from '../../theme/mixins.ts'
import { display } from '../../theme/type.ts'

const figure = {
  fontFamily: vars.brand.font.display,
  fontWeight: vars.brand.weight.name,
  letterSpacing: '-0.02em',
  lineHeight: 1,
}

export const price = recipe({
  base: { ...tabular, fontWeight: 600 },
  variants: {
    size: {
      row: {},
      /** The main price of a line, a total or a product. */
      line: { ...figure, fontSize: 'clamp(1.3125rem, 1.2rem + 0.45vw, 1.5625rem)', lineHeight: 1.2 },
      total: { ...figure, fontSize: display.total, lineHeight: 1.16 },
      figure: { ...figure, fontSize: display.figure },
    },
    tone: { plain: {}, sale: { color: vars.color.sale } },
  },
})

export const was = style({
  ...tabular,
  marginInlineStart: 6,
  color: vars.color.textMuted,
  fontWeight: 400,
  fontSize: '0.9375em',
})
export const unit = style({ color: vars.color.textMuted, fontWeight: 400 })
export const note = style({
  ...tabular,
  display: 'block',
  color: vars.color.textMuted,
  fontSize: '0.875rem',
  lineHeight: 1.571,
  fontFamily: vars.brand.font.text,
  fontWeight: 400,
  letterSpacing: 0,
  marginTop: 2,
})
