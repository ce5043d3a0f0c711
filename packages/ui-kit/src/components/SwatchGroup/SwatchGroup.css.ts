import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { visuallyHidden } from '../../theme/mixins.ts'

export const head = style({
  display: 'flex',
  width: '100%',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 12,
  marginBottom: 12,
  fontWeight: 650,
})
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: 10 })
export const choice = style({
  position: 'relative',
  display: 'block',
  borderRadius: vars.brand.radius.field,
  cursor: 'pointer',
})
export const input = style({ ...visuallyHidden, appearance: 'none' })

const ring = { boxShadow: `0 0 0 2px ${vars.color.page}, 0 0 0 4px ${vars.color.text}` }
globalStyle(`${choice}[aria-current], ${choice}:has(:checked)`, ring)
globalStyle(`${choice}:has(:focus-visible)`, { outline: `2px solid ${vars.color.accent}`, outlineOffset: 5 })
globalStyle(`${choice}:has(:disabled)`, { opacity: 0.4, cursor: 'not-allowed' })
