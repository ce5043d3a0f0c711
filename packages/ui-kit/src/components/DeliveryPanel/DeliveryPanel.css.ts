import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'
import { hairline } from '../../theme/mixins.ts'

export const panel = style({
  display: 'grid',
  background: vars.color.card,
  border: hairline,
  borderRadius: vars.brand.radius.panel,
  overflow: 'hidden',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(200px, 340px) minmax(0, 1fr)' } },
})
export const image = style({
  position: 'relative',
  height: 220,
  overflow: 'hidden',
  '@media': { [media.lg]: { height: 'auto' } },
})
export const fill = style({ position: 'absolute', inset: 0 })
export const words = style({ padding: 'clamp(24px, 2.8vw, 40px)' })
export const top = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  marginBottom: 12,
  color: vars.color.textMuted,
  fontSize: '0.875rem',
})
export const timeline = style({ marginTop: 32 })
export const parcel = style({
  display: 'grid',
  gap: 16,
  marginTop: 32,
  paddingTop: 24,
  borderTop: hairline,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const piece = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  gap: 12,
  alignItems: 'center',
  color: vars.color.textMuted,
  fontSize: '0.8125rem',
  lineHeight: 1.46,
})
export const name = style({ display: 'block', color: vars.color.text, fontSize: '0.875rem', fontWeight: 600 })
