import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fluidSpace } from '../../theme/fluidSpace.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { leading } from '../../theme/leading.ts'
import { media } from '../../theme/media.ts'
import { hairline, nameTypography } from '../../theme/mixins.ts'
import { spacing } from '../../theme/spacing.ts'

export const benefitListRow = style({
  display: 'grid',
  gap: spacing(6),
  paddingTop: spacing(10),
  borderTop: hairline,
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: fluidSpace.benefitList.gap },
  },
})
export const benefitListTitle = style({
  ...nameTypography,
  margin: spacing(3.5, 0, 1),
  fontSize: fontSize.title,
  lineHeight: leading.card,
})
export const benefitListText = style({
  color: vars.color.textMuted,
  fontSize: fontSize.small,
  lineHeight: leading.note,
})
