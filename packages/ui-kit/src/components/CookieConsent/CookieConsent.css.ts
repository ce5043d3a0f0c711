import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.ts'
import { media } from '../../theme/media.ts'
import { hairline } from '../../theme/mixins.ts'
import { shadows } from '../../theme/shadows.ts'

export const consent = style({
  position: 'fixed',
  insetInline: 12,
  bottom: 12,
  zIndex: layers.sticky,
  maxWidth: '60rem',
  marginInline: 'auto',
  padding: 'clamp(16px, 2vw, 24px)',
  border: hairline,
  borderRadius: vars.brand.radius.panel,
  background: vars.color.card,
  boxShadow: shadows.float,
  '@media': {
    [media.lg]: { display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center', gap: 32 },
  },
})
export const title = style({ fontWeight: 650 })
export const text = style({ color: vars.color.textMuted, fontSize: '0.9375rem', lineHeight: 1.5 })
export const actions = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  '@media': { [media.belowLg]: { marginTop: 16 } },
})
