import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const base = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  color: vars.color.text,
  borderRadius: '50%',
  ':hover': { background: vars.color.raised },
  selectors: { '&[aria-pressed=true]': { color: vars.color.sale } },
})

// A pressed button has a filled heart.
globalStyle(`${base}[aria-pressed=true] > svg`, { fill: 'currentcolor' })

export const tone = styleVariants({
  plain: [base],
  /** For a button over an image. */
  floating: [base, { background: vars.color.page }],
  /** For a button beside a large button. */
  framed: [base, { border: '1px solid', borderRadius: vars.brand.radius.control }],
})

export const large = style({ width: 56, height: 56 })
