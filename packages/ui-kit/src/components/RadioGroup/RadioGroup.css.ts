import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const legend = style({ marginBottom: 4, fontWeight: 650 })
export const options = styleVariants({
  column: { display: 'grid' },
  row: { display: 'flex', flexWrap: 'wrap', columnGap: 28 },
})
export const option = style({
  display: 'grid',
  gridTemplateColumns: '22px 1fr',
  alignItems: 'center',
  columnGap: 14,
  minHeight: 44,
  paddingBlock: 8,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.textMuted } },
})
export const hint = style({
  gridColumn: 2,
  color: vars.color.textMuted,
  fontSize: '0.875rem',
  lineHeight: 1.5,
})
