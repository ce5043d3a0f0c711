import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { hairline } from '../../theme/mixins.ts'

const { color } = vars

export const list = style({
  display: 'flex',
  gap: 28,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: hairline,
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const tab = style({
  flex: 'none',
  minHeight: 52,
  padding: '0 2px',
  borderBottom: '2px solid transparent',
  color: color.textMuted,
  fontWeight: 550,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: color.text },
    '&[data-state=active]': { color: color.text, borderColor: color.accent },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
    '&:focus-visible': { outlineOffset: -2 },
  },
})

// Without JavaScript every panel is visible.
export const panel = style({
  paddingTop: 24,
  selectors: { '&[data-state=inactive]': { display: 'none' } },
  '@media': { '(scripting: none)': { selectors: { '&[data-state=inactive]': { display: 'block' } } } },
})
