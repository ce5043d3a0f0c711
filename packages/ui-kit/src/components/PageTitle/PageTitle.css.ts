import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'

export const frame = style({
  display: 'grid',
  gap: 18,
  paddingBlock: 'clamp(22px, 2.5vw, 36px) clamp(22px, 2.8vw, 40px)',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 420px', gap: 48, alignItems: 'end' } },
})
export const dots = style({ display: 'flex', marginTop: 'clamp(14px, 1.6vw, 22px)' })
