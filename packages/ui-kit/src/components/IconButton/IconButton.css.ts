import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { borderWidth } from '../../theme/borderWidth.ts'
import { vars } from '../../theme/contract.css.ts'
import { radius } from '../../theme/radius.ts'
import { sizes } from '../../theme/sizes.ts'

const base = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: sizes.target,
  height: sizes.target,
  color: vars.color.text,
  borderRadius: radius.round,
  ':hover': { background: vars.color.raised },
  selectors: { '&[aria-pressed=true]': { color: vars.color.sale } },
})

// A pressed button has a filled icon, such as the heart of the wishlist.
globalStyle(`${base}[aria-pressed=true] > svg`, { fill: 'currentcolor' })

export const iconButtonToneStyles = styleVariants({
  plain: [base],
  /** For a button over an image. */
  floating: [base, { background: vars.color.page }],
  /** For a button beside a large button. */
  framed: [base, { border: `${borderWidth.thin} solid`, borderRadius: vars.brand.radius.control }],
})

export const largeIconButton = style({ width: sizes.large, height: sizes.large })
