import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const panel = style({
  display: 'grid',
  background: vars.color.raised,
  borderRadius: vars.brand.radius.field,
  overflow: 'hidden',
  gridColumn: '1 / -1',
  '@media': { [media.md]: { gridColumn: 'span 2', gridTemplateColumns: '1fr 1fr', marginBottom: 66 } },
})
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 14,
  padding: 'clamp(24px, 2.8vw, 40px)',
  paddingInlineEnd: 0,
})
export const action = style({ marginTop: 'auto', paddingTop: 8 })

export const fan = style({ position: 'relative', minHeight: 260 })
const piece = {
  position: 'absolute',
  width: '44%',
  aspectRatio: '1',
  filter: 'drop-shadow(0 2px 3px #0003)',
} as const
export const first = style({ ...piece, left: '2%', top: '26%', transform: 'rotate(-9deg)' })
export const second = style({ ...piece, left: '24%', top: '16%', transform: 'rotate(2deg)' })
export const third = style({ ...piece, left: '46%', top: '30%', transform: 'rotate(12deg)' })
