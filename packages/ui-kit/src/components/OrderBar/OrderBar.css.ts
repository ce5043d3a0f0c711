import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layout } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { nameType, tabular } from '../../theme/mixins.ts'

export const bar = style({
  marginInline: `calc(-1 * ${layout.side})`,
  background: vars.color.raised,
  '@media': { [media.lg]: { display: 'none' } },
})
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  minHeight: 56,
  paddingInline: layout.side,
  fontWeight: 600,
})
export const show = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: vars.color.textMuted,
  fontWeight: 400,
})
export const total = style({ ...nameType, ...tabular, marginInlineStart: 'auto', fontSize: '1.3125rem' })
export const body = style({ padding: `0 ${layout.side} 24px` })

globalStyle(`${bar}[open] ${show} svg`, { transform: 'rotate(180deg)' })
