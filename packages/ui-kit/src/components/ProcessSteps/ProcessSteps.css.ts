import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const steps = style({
  display: 'grid',
  gap: 40,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 24 } },
})
export const drawing = style({
  width: '100%',
  height: 'auto',
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const paper = style({ fill: vars.color.page })
export const dot = style({ stroke: 'none' })
export const dots = style({ margin: '20px 0 14px' })
export const text = style({ maxWidth: 340, marginTop: 6, color: vars.color.textMuted })
