import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'
import { hairline } from '../../theme/mixins.ts'

const { color } = vars

export const footer = style({
  marginTop: 'clamp(4.25rem, 3.26rem + 4vw, 6.5rem)',
  paddingBottom: 40,
  background: color.raised,
})
export const edge = style({ background: color.edge, borderBottom: hairline })
export const edgeRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
  minHeight: 44,
  color: color.textMuted,
  fontSize: '0.8125rem',
})
export const edgeText = style({ '@media': { [media.phone]: { display: 'none' } } })

export const groups = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '36px 12px',
  paddingTop: 44,
  '@media': { [media.md]: { gridTemplateColumns: '1.6fr repeat(4, 1fr)', gap: 24, paddingTop: 64 } },
})

export const about = style({ gridColumn: '1 / -1', '@media': { [media.md]: { gridColumn: 'auto' } } })
export const aboutText = style({
  maxWidth: 280,
  marginTop: 16,
  color: color.textMuted,
  fontSize: '0.875rem',
  lineHeight: 1.571,
})
export const title = style({ marginBottom: 8, fontWeight: 600 })
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 32,
  color: color.textMuted,
  fontSize: '0.9375rem',
  ':hover': { color: color.text, textDecoration: 'underline' },
  '@media': { [media.phone]: { minHeight: 40 } },
})

export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  marginTop: 56,
  paddingTop: 16,
  borderTop: hairline,
  color: color.textMuted,
  fontSize: '0.875rem',
})

/** Reserves space for a control that renders later, so that the layout does not shift. */
export const tool = style({ minWidth: 148, minHeight: 44 })
export const legal = style({ display: 'flex', flexWrap: 'wrap', columnGap: 16 })
export const legalLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  ':hover': { textDecoration: 'underline' },
})
export const small = style({
  marginTop: 'clamp(40px, 6vw, 96px)',
  paddingBlock: 11,
  background: color.raised,
  color: color.textMuted,
  fontSize: '0.875rem',
})
export const smallRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 24,
})
