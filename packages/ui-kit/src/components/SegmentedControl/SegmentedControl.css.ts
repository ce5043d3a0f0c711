import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { visuallyHidden } from '../../theme/mixins.ts'

export const group = recipe({
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(min-content, 1fr)',
    border: `1px solid ${vars.color.field}`,
    borderRadius: vars.brand.radius.control,
    background: vars.color.card,
    overflow: 'hidden',
  },
  variants: { width: { full: {}, auto: { display: 'inline-grid', minWidth: 120 } } },
})

export const legend = style({ marginBottom: 12, fontWeight: 650 })

export const segment = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 46,
  padding: '0 8px',
  fontSize: '0.9375rem',
  fontWeight: 550,
  textAlign: 'center',
  lineHeight: 1.2,
  cursor: 'pointer',
  selectors: { '& + &': { borderInlineStart: `1px solid ${vars.color.field}` } },
})

export const input = style({ ...visuallyHidden, appearance: 'none' })

const chosen = { background: vars.color.text, color: vars.color.page }
globalStyle(`${segment}:has(:checked), ${segment}[aria-current]`, chosen)
globalStyle(`${segment}:has(:focus-visible)`, {
  outline: `2px solid ${vars.color.accent}`,
  outlineOffset: -3,
})
globalStyle(`${segment}:has(:disabled)`, { opacity: 0.5, cursor: 'not-allowed' })
