import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const base = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  color: vars.color.ink,
  borderRadius: '50%',
  ':hover': { background: vars.color.raised },
  selectors: { '&[aria-pressed=true]': { color: vars.color.sale } },
})

// Pressed: the heart is filled.
globalStyle(`${base}[aria-pressed=true] > svg`, { fill: 'currentcolor' })

export const tone = styleVariants({
  plain: [base],
  /** Over a picture. */
  floating: [base, { background: vars.color.page }],
  /** Beside a large button. */
  framed: [base, { border: '1px solid', borderRadius: vars.brand.pill }],
})

export const large = style({ width: 56, height: 56 })
