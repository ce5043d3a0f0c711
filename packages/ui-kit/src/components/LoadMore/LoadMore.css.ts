import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const more = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 18,
  paddingTop: 'clamp(44px, 5vw, 72px)',
})

export const progress = style({
  appearance: 'none',
  width: 240,
  height: 2,
  border: 0,
  background: vars.color.line,
  selectors: {
    '&::-webkit-progress-bar': { background: vars.color.line },
    '&::-webkit-progress-value': { background: vars.color.text },
    '&::-moz-progress-bar': { background: vars.color.text },
  },
})
