import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'
import { bleed, nameType, tabular } from '../../theme/mixins.ts'
import { display } from '../../theme/type.ts'

export const row = style({
  '@media': {
    [media.md]: { display: 'grid', gridTemplateColumns: '1.25fr 1fr 1fr', gap: 'clamp(12px, 1.7vw, 24px)' },
    [media.phone]: { ...bleed, display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 300, gap: 12 },
  },
})

export const tile = style({ position: 'relative', minWidth: 0 })
const cloths = style({
  display: 'grid',
  gap: 4,
  height: 'clamp(280px, 29vw, 420px)',
  overflow: 'hidden',
  borderRadius: vars.brand.radius.field,
  background: vars.color.page,
})

/** The arrangements of the images. */
export const layouts = styleVariants({
  three: [cloths, { gridTemplateColumns: '2fr 1fr', gridTemplateRows: '1fr 1fr' }],
  low: [cloths, { gridTemplateRows: '1fr 2fr' }],
  high: [cloths, { gridTemplateRows: '2fr 1fr' }],
})

export const cloth = style({
  minHeight: 0,
  overflow: 'hidden',
  selectors: { '&:first-child:nth-last-child(3)': { gridRow: 'span 2' } },
})
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 16,
  marginTop: 20,
})
export const name = style({ ...nameType, fontSize: display.sub, lineHeight: 1.15 })
export const link = style({
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { color: vars.color.accent },
})
export const count = style({ ...tabular, flex: 'none', color: vars.color.textMuted, fontSize: '0.875rem' })
export const text = style({ maxWidth: 420, marginTop: 4, color: vars.color.textMuted })
