import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { hairline, tabular, visuallyHidden } from '../../theme/mixins.ts'

export const group = style({ padding: '22px 0 24px', borderBottom: hairline })
export const legend = style({
  display: 'flex',
  justifyContent: 'space-between',
  width: '100%',
  marginBottom: 10,
  float: 'inline-start',
  fontSize: '0.9375rem',
  fontWeight: 650,
  lineHeight: 1.467,
})
export const legendNote = style({ color: vars.color.textMuted, fontWeight: 400 })
export const checks = style({ clear: 'both' })
export const check = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 36,
  fontSize: '0.9375rem',
  lineHeight: 1.467,
  cursor: 'pointer',
  position: 'relative',
})
export const mark = style({ marginTop: 0 })
export const count = style({
  ...tabular,
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
  fontSize: '0.8125rem',
})
export const wells = style({
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: 'repeat(6, 1fr)',
  gap: '8px 4px',
  marginTop: 4,
})
export const well = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: 38,
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: '-3px -2px' },
})
export const wellInput = style({ ...visuallyHidden, appearance: 'none' })
export const body = style({ clear: 'both' })
export const more = style({ marginTop: 8 })

globalStyle(`${well} > svg`, { borderRadius: '50%' })
globalStyle(`${well}:has(:checked) > svg`, {
  boxShadow: `0 0 0 3px ${vars.color.page}, 0 0 0 5px ${vars.color.accent}`,
})
globalStyle(`${well}:has(:focus-visible) > svg`, {
  outline: `2px solid ${vars.color.accent}`,
  outlineOffset: 6,
})
