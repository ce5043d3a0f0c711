import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { spacing } from '../../theme/spacing.ts'

export const breadcrumbsList = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: spacing(2.5),
  paddingBlock: spacing(5, 2),
  color: vars.color.textMuted,
  fontSize: fontSize.small,
})
export const breadcrumbsItem = style({
  display: 'flex',
  gap: spacing(2.5),
  selectors: { '& + &::before': { content: '"/" / ""' } },
})
export const breadcrumbsLink = style({
  position: 'relative',
  ':hover': { textDecoration: 'underline' },
  '::after': { content: '', position: 'absolute', inset: spacing(-3, -1) },
})
export const breadcrumbsCurrent = style({ color: vars.color.text })
