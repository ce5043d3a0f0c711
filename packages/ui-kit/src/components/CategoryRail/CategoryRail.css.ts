import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'
import { bleed, nameType, tabular } from '../../theme/mixins.ts'

export const rail = style({
  ...bleed,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '142px',
  gap: 12,
  scrollSnapType: 'x proximity',
  '@media': { [media.xl]: { gridAutoColumns: 'minmax(0, 1fr)', gap: 16, overflow: 'visible' } },
})

export const tile = style({ display: 'block', scrollSnapAlign: 'center' })
export const image = style({
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: vars.brand.radius.field,
  background: vars.color.raised,
})
export const name = style({
  ...nameType,
  display: 'block',
  marginTop: 12,
  fontSize: '1.1875rem',
  selectors: { [`${tile}:hover &`]: { color: vars.color.accent } },
})
export const note = style({
  ...tabular,
  color: vars.color.textMuted,
  fontSize: '0.875rem',
  lineHeight: 1.571,
})
