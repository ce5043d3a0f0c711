import { style } from '@vanilla-extract/css'
import { layout } from '../../theme/layout.ts'

export const container = style({
  maxWidth: layout.page,
  marginInline: 'auto',
  paddingInline: layout.side,
  width: '100%',
})
