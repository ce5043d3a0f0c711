import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.ts'
import { hairline } from '../../theme/mixins.ts'
import { shadows } from '../../theme/shadows.ts'

const { color } = vars

export const list = style({
  zIndex: layers.menu,
  maxHeight: 'min(20rem, var(--popover-available-height, 20rem))',
  overflowY: 'auto',
  padding: 6,
  border: hairline,
  borderRadius: vars.brand.radius.panel,
  background: color.card,
  boxShadow: shadows.float,
})
export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 44,
  padding: '6px 10px',
  borderRadius: vars.brand.radius.field,
  cursor: 'pointer',
  selectors: {
    '&[data-active-item]': { background: color.raised },
    '&[aria-disabled=true]': { color: color.textMuted, cursor: 'not-allowed' },
  },
})
export const note = style({ color: color.textMuted, fontSize: '0.875rem' })
export const status = style({ padding: '10px', color: color.textMuted, fontSize: '0.9375rem' })
