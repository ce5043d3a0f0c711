import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'
import { hairline, tabular } from '../../theme/mixins.ts'

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '8px 16px',
  alignItems: 'center',
  paddingBlock: 18,
  borderTop: hairline,
  fontSize: '0.9375rem',
  lineHeight: 1.467,
  ':last-child': { borderBottom: hairline },
  ':hover': { background: vars.color.card },
  '@media': { [media.lg]: { gridTemplateColumns: '176px 1.3fr 1fr 1fr auto', gap: 24 } },
})

export const strips = style({
  display: 'flex',
  gap: 3,
  height: 64,
  gridColumn: '1 / -1',
  overflow: 'hidden',
  borderRadius: vars.brand.radius.field,
  '@media': { [media.lg]: { gridColumn: 'auto' } },
})
export const strip = style({ flex: 1, minWidth: 0 })
export const number = style({
  ...tabular,
  fontWeight: 620,
  '::after': { content: '', position: 'absolute', inset: 0 },
})
export const meta = style({ ...tabular, display: 'block', color: vars.color.textMuted })
export const soft = style({ display: 'block', color: vars.color.textMuted })
export const total = style({ ...tabular, minWidth: 84, fontWeight: 620, textAlign: 'end' })
