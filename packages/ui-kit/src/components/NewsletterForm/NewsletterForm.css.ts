import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'

export const frame = style({
  display: 'grid',
  gap: 24,
  '@media': {
    [media.md]: { gridTemplateColumns: '1fr 1fr', gap: 'clamp(32px, 5.5vw, 80px)', alignItems: 'end' },
  },
})
export const row = style({
  display: 'grid',
  gap: 12,
  '@media': { [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' } },
})
export const text = style({ marginTop: 14 })
