import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'

// A zigzag at the top and bottom edge, as cut with pinking shears.
const zigzag =
  'conic-gradient(from 135deg at top, #0000, #000 1deg 89deg, #0000 90deg) 50% 0 / 10px 51% repeat-x, conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) 50% 100% / 10px 51% repeat-x'

export const swatch = recipe({
  base: { display: 'block', flex: 'none', overflow: 'hidden', background: vars.color.raised },
  variants: {
    size: {
      s: { width: 48, height: 56 },
      m: { width: 62, height: 62 },
      l: { width: 64, height: 76 },
      fill: { width: '100%', height: '100%' },
    },
    cut: { straight: { borderRadius: vars.brand.radius.field }, pinked: { mask: zigzag } },
  },
  defaultVariants: { size: 'm' },
})

export const well = style({ display: 'block', overflow: 'visible' })
