import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

const base = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  color: vars.color.ink,
  borderRadius: '50%',
  cursor: 'pointer',
  ':hover': { background: vars.color.raised },
  selectors: { '&[aria-pressed=true]': { color: vars.color.sale } },
})

// Pressed: the heart is filled.
globalStyle(`${base}[aria-pressed=true] > svg`, { fill: 'currentcolor' })

export const iconButton = recipe({
  base,
  variants: {
    tone: {
      plain: {},
      /** Over a picture. */
      floating: {
        background: `radial-gradient(circle, ${vars.color.page} 18px, #0000 18.5px)`,
        '@media': { [media.md]: { background: vars.color.page } },
      },
      /** Beside a large button. */
      framed: { boxShadow: 'inset 0 0 0 1px currentcolor', borderRadius: vars.brand.pill },
    },
    size: { m: {}, l: { width: 56, height: 56 } },
  },
})
