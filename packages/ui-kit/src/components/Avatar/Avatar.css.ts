import { style, styleVariants } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { hairline, nameTypography } from '../../theme/mixins.ts'
import { radius } from '../../theme/radius.ts'

const avatar = style({
  ...nameTypography,
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  border: hairline,
  borderRadius: radius.round,
  background: vars.color.raised,
  color: vars.color.text,
  whiteSpace: 'nowrap',
  userSelect: 'none',
  verticalAlign: 'middle',
})

const { avatar: diameters } = componentSizes
const square = (side: string) => ({ width: side, height: side })
export const avatarSizeStyles = styleVariants({
  s: [avatar, { ...square(diameters.s), fontSize: fontSize.count }],
  m: [avatar, { ...square(diameters.m), fontSize: fontSize.control }],
  l: [avatar, { ...square(diameters.l), fontSize: fontSize.menu }],
  xl: [avatar, { ...square(diameters.xl), fontSize: fontSize.portrait }],
})

/** Covers the initials, so that they are visible until the image has loaded. */
export const avatarImage = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  borderRadius: radius.round,
  selectors: { '&[hidden]': { display: 'none' } },
})
