import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { leading } from '../../theme/leading.ts'
import { sizes } from '../../theme/sizes.ts'
import { spacing } from '../../theme/spacing.ts'

export const radioGroupLegend = style({ marginBottom: spacing(1), fontWeight: fontWeight.bold })
export const radioGroupOptions = styleVariants({
  column: { display: 'grid' },
  row: { display: 'flex', flexWrap: 'wrap', columnGap: spacing(7) },
})
export const radioGroupOption = style({
  display: 'grid',
  gridTemplateColumns: `${sizes.icon} 1fr`,
  alignItems: 'center',
  columnGap: spacing(3.5),
  minHeight: sizes.target,
  paddingBlock: spacing(2),
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.textMuted } },
})
export const radioGroupHint = style({
  gridColumn: 2,
  color: vars.color.textMuted,
  fontSize: fontSize.small,
  lineHeight: leading.normal,
})
