import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { tabular } from '../../theme/mixins.ts'

export const stepper = recipe({
  base: {
    ...tabular,
    display: 'grid',
    gridTemplateColumns: '48px 1fr 48px',
    width: 172,
    minHeight: 46,
    border: `1px solid ${vars.color.field}`,
    borderRadius: vars.brand.radius.control,
    background: vars.color.card,
    fontWeight: 600,
  },
  variants: { size: { m: {}, l: { minHeight: 52 } } },
})

export const button = style({
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.brand.radius.control,
  selectors: {
    '&[aria-disabled=true]': { opacity: 0.35, cursor: 'not-allowed' },
    '&:hover:not([aria-disabled=true])': { background: vars.color.raised },
  },
})

export const middle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  minWidth: 0,
})

export const input = style({
  height: '100%',
  boxSizing: 'content-box',
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'center',
  appearance: 'textfield',
  fieldSizing: 'content',
  // As wide as its digits in browsers with `field-sizing`.
  minWidth: '3ch',
  maxWidth: '5ch',
  selectors: {
    '&::-webkit-inner-spin-button': { appearance: 'none' },
    'label:not(:last-child) > &': { textAlign: 'end' },
  },
} as Parameters<typeof style>[0])
