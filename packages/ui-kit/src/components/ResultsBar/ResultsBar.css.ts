import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layout } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { bleed, tabular } from '../../theme/mixins.ts'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 10px',
  minHeight: 76,
  paddingBlock: 8,
  '@media': {
    [media.phone]: {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'stretch',
      paddingBlock: '14px',
    },
  },
})
export const count = style({
  ...tabular,
  marginInlineEnd: 14,
  fontWeight: 600,
  '@media': {
    [media.phone]: { order: 2, color: vars.color.textMuted, fontSize: '0.875rem', fontWeight: 400 },
  },
})
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  '@media': { [media.phone]: { ...bleed, flexWrap: 'nowrap', paddingBlock: 4 } },
})
export const sort = style({ marginInlineStart: 'auto', '@media': { [media.belowLg]: { display: 'none' } } })

export const narrowBar = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  marginInline: `calc(-1 * ${layout.side})`,
  borderBlock: `1px solid ${vars.color.text}`,
  '@media': { [media.lg]: { display: 'none' } },
})
export const narrowCell = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minHeight: 52,
  fontWeight: 600,
  selectors: { '& + &': { borderInlineStart: `1px solid ${vars.color.line}` } },
})
export const inlineSelect = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
})
export const nativeSelect = style({
  appearance: 'none',
  height: 44,
  paddingInline: '4px 28px',
  marginInlineEnd: -28,
  border: 0,
  background: 'none',
  fontWeight: 600,
  cursor: 'pointer',
})
