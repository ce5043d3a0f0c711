import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tabular } from '../../theme/mixins.ts'

const { color } = vars
const drift = keyframes({ to: { backgroundPosition: '60px 0' } })
const bar = { background: color.accent, borderRadius: 99 }

export const head = style({
  ...tabular,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  marginBottom: 8,
  fontSize: '0.875rem',
  fontWeight: 600,
})
export const value = style({ color: color.textMuted, fontWeight: 400 })
export const track = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 8,
  border: 0,
  borderRadius: 99,
  background: color.line,
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': { background: 'none' },
    '&::-webkit-progress-value': bar,
    '&::-moz-progress-bar': bar,
    // Moving dots show that the progress is unknown.
    '&:indeterminate': {
      background: `radial-gradient(circle at 4px, ${color.accent} 3.6px, #0000 4px) 0 0 / 15px 8px ${color.line}`,
      animation: `${drift} 2.4s linear infinite`,
    },
    '&:indeterminate::-moz-progress-bar': { background: 'none' },
  },
})
