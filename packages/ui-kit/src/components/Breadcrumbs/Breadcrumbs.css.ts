import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 10,
  paddingBlock: '20px 8px',
  color: vars.color.textMuted,
  fontSize: '0.875rem',
})
export const item = style({
  display: 'flex',
  gap: 10,
  selectors: { '& + &::before': { content: '"/" / ""' } },
})
export const link = style({
  position: 'relative',
  ':hover': { textDecoration: 'underline' },
  '::after': { content: '', position: 'absolute', inset: '-12px -4px' },
})
export const here = style({ color: vars.color.text })
