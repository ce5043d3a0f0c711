import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fluid } from '../../theme/fluid.ts'

export const logo = style({
  display: 'inline-flex',
  flexDirection: 'column',
  gap: 7,
  flex: 'none',
  width: 'max-content',
  paddingBlock: 4,
  color: vars.color.text,
  fontFamily: vars.brand.font.display,
  fontSize: fluid(27, 31),
  fontWeight: vars.brand.weight.logo,
  letterSpacing: '-0.035em',
  lineHeight: 1,
})

// Uses the width of the wordmark.
export const dots = style({ width: 0, minWidth: '100%', height: 'auto' })

globalStyle(`${dots} circle`, { strokeWidth: 0.6 })
