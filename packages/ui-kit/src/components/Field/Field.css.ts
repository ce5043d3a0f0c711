import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { motion } from '../../theme/motion.ts'

export const field = style({ display: 'block', minWidth: 0 })
export const label = style({
  display: 'block',
  marginBottom: 6,
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: 1.43,
})
export const optional = style({ color: vars.color.textMuted, fontWeight: 400 })
export const hint = style({
  marginTop: 6,
  color: vars.color.textMuted,
  fontSize: '0.875rem',
  lineHeight: 1.43,
})
export const error = style({
  display: 'flex',
  gap: 6,
  marginTop: 6,
  color: vars.color.error,
  fontSize: '0.875rem',
  fontWeight: 550,
  lineHeight: 1.43,
})

/** The styles of every text control. */
export const control = recipe({
  base: {
    display: 'block',
    width: '100%',
    minHeight: 56,
    padding: '0 16px',
    border: `1px solid ${vars.color.field}`,
    borderRadius: vars.brand.radius.field,
    background: vars.color.card,
    color: vars.color.text,
    fontSize: '1.0625rem',
    transition: `box-shadow ${motion.quick}`,
    '::placeholder': { color: vars.color.textMuted, opacity: 1 },
    ':focus': {
      outline: `2px solid ${vars.color.accent}`,
      outlineOffset: -1,
      borderColor: vars.color.accent,
    },
    ':disabled': { background: vars.color.raised, color: vars.color.textMuted, cursor: 'not-allowed' },
    selectors: {
      '&[aria-invalid=true]': {
        borderColor: vars.color.error,
        boxShadow: `inset 0 0 0 1px ${vars.color.error}`,
      },
    },
  },
  variants: {
    size: {
      s: { minHeight: 44, padding: '0 12px', fontSize: '0.9375rem' },
      m: { minHeight: 48, padding: '0 12px', fontSize: '0.9375rem' },
      l: {},
    },
  },
})
