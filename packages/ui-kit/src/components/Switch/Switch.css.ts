import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { motion } from '../../theme/motion.ts'

const { color } = vars

export const label = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  columnGap: 14,
  minHeight: 44,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: color.textMuted } },
})

export const track = style({
  appearance: 'none',
  display: 'flex',
  alignItems: 'center',
  width: 44,
  height: 26,
  padding: 3,
  border: `1.5px solid ${color.field}`,
  borderRadius: 99,
  background: color.card,
  cursor: 'inherit',
  transition: `background ${motion.quick}`,
  '::before': {
    content: '',
    width: 17,
    height: 17,
    // Visible in forced-colours mode, which removes the background.
    border: '2px solid #0000',
    borderRadius: '50%',
    background: color.field,
    transition: `margin ${motion.quick} ${motion.ease}`,
  },
  selectors: {
    '&:checked': { background: color.accent, borderColor: color.accent },
    '&:checked::before': { marginInlineStart: 18, background: color.onAccent },
    '&:disabled': { opacity: 0.5 },
  },
})

export const hint = style({ gridColumn: 2, color: color.textMuted, fontSize: '0.875rem', lineHeight: 1.5 })
