import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layout } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { hairline, tabular } from '../../theme/mixins.ts'
import { display } from '../../theme/type.ts'

export const summary = style({
  background: vars.color.card,
  border: hairline,
  borderRadius: vars.brand.radius.panel,
  padding: 'clamp(20px, 2.3vw, 32px)',
  '@media': {
    [media.phone]: {
      marginInline: `calc(-1 * ${layout.side})`,
      borderInline: 0,
      borderRadius: 0,
      paddingBlock: 28,
    },
  },
})

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 16,
  marginBottom: 8,
})
export const rows = style({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '10px 16px',
  marginTop: 14,
})
export const term = style({ color: vars.color.textMuted })
export const value = style({ textAlign: 'end' })
export const muted = style({ color: vars.color.textMuted })
export const discount = style({ color: vars.color.sale })

export const total = style({
  ...tabular,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 16,
  marginTop: 16,
  paddingTop: 16,
  borderTop: hairline,
  fontFamily: vars.brand.font.display,
  fontWeight: vars.brand.weight.name,
  fontSize: display.total,
  lineHeight: 1.16,
  letterSpacing: '-0.02em',
})

export const note = style({ ...tabular, marginTop: 6, color: vars.color.textMuted, fontSize: '0.875rem' })
export const body = style({ display: 'grid', gap: 20, marginTop: 24, ':empty': { display: 'none' } })
export const foot = style({
  marginTop: 20,
  paddingTop: 18,
  borderTop: hairline,
  color: vars.color.textMuted,
  fontSize: '0.875rem',
  lineHeight: 1.571,
})
