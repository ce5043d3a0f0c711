import { style } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { leading } from '../../theme/leading.ts'
import { media } from '../../theme/media.ts'
import { hairline, nameTypography } from '../../theme/mixins.ts'
import { spacing } from '../../theme/spacing.ts'
import { tracking } from '../../theme/tracking.ts'

export const lineItemRow = style({
  display: 'grid',
  gridTemplateColumns: `${componentSizes.lineItemRow.imageWidth} minmax(0, 1fr)`,
  gap: spacing(4),
  paddingBlock: spacing(5),
  borderTop: hairline,
  ':first-of-type': { borderTopColor: vars.color.text },
  ':last-of-type': { borderBottom: hairline },
  '@media': {
    [media.md]: {
      gridTemplateColumns: `${componentSizes.lineItemRow.imageWidthMd} minmax(0, 1fr)`,
      gridTemplateRows: '1fr auto',
      gap: spacing(4, 8),
      paddingBlock: spacing(8),
    },
  },
})

export const lineItemRowImage = style({
  height: componentSizes.lineItemRow.imageHeight,
  overflow: 'hidden',
  borderRadius: vars.brand.radius.field,
  '@media': { [media.md]: { height: componentSizes.lineItemRow.imageHeightMd, gridRow: 'span 2' } },
})

export const lineItemRowTop = style({
  display: 'grid',
  gap: spacing(1.5),
  marginBottom: spacing(2),
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: spacing(6), marginBottom: spacing(3) },
  },
})
export const lineItemRowName = style({
  ...nameTypography,
  overflowWrap: 'anywhere',
  fontSize: fontSize.lineItem,
  lineHeight: leading.heading,
  letterSpacing: tracking.group,
})
export const lineItemRowDetail = style({ color: vars.color.textMuted, overflowWrap: 'anywhere' })
export const lineItemRowPrice = style({ '@media': { [media.md]: { textAlign: 'end' } } })
export const lineItemRowActions = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing(3, 6),
  fontSize: fontSize.meta,
  '@media': { [media.md]: { gridColumn: 2, justifyContent: 'flex-start' } },
})
