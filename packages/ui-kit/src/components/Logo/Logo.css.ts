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
  color: vars.color.ink,
  fontFamily: vars.brand.display,
  fontSize: fluid(27, 31),
  fontWeight: vars.brand.logoWeight,
  letterSpacing: '-0.035em',
  lineHeight: 1,
})

// Takes the wordmark's width instead of adding its own.
export const dots = style({ width: 0, minWidth: '100%', height: 'auto' })

globalStyle(`${dots} circle`, { strokeWidth: 0.6 })
