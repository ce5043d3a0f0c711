import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.ts'

export const skipLink = style({
  position: 'fixed',
  top: 8,
  insetInlineStart: 8,
  zIndex: layers.overlay,
  padding: '10px 20px',
  background: vars.color.text,
  color: vars.color.page,
  fontWeight: 600,
  borderRadius: vars.brand.radius.control,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
})
