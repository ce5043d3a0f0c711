import { style } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { leading } from '../../theme/leading.ts'
import { media } from '../../theme/media.ts'
import { amountTypography, hairline, tabularDigits } from '../../theme/mixins.ts'
import { spacing } from '../../theme/spacing.ts'

export const orderRow = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: spacing(2, 4),
  alignItems: 'center',
  paddingBlock: spacing(4.5),
  borderTop: hairline,
  fontSize: fontSize.meta,
  lineHeight: leading.meta,
  ':last-child': { borderBottom: hairline },
  ':hover': { background: vars.color.card },
  '@media': {
    [media.md]: {
      gridTemplateColumns: `${componentSizes.orderRow.stripsWidth} 1.8fr 1.1fr 1fr auto`,
      gap: spacing(4),
    },
    [media.lg]: {
      gridTemplateColumns: `${componentSizes.orderRow.stripsWidth} 1.3fr 1fr 1fr auto`,
      gap: spacing(6),
    },
  },
})

export const orderRowStrips = style({
  display: 'flex',
  gap: spacing(0.75),
  height: componentSizes.orderRow.stripsHeight,
  gridColumn: '1 / -1',
  overflow: 'hidden',
  borderRadius: vars.brand.radius.field,
  '@media': { [media.md]: { gridColumn: 'auto' } },
})
export const orderRowStrip = style({ flex: 1, minWidth: 0 })
export const orderRowNumber = style({
  ...amountTypography,
  fontWeight: fontWeight.title,
  '::after': { content: '', position: 'absolute', inset: 0 },
})
export const orderRowMeta = style({ ...amountTypography, display: 'block', color: vars.color.textMuted })
export const orderRowMuted = style({ display: 'block', color: vars.color.textMuted })
export const orderRowTotal = style({
  ...tabularDigits,
  minWidth: componentSizes.orderRow.total,
  fontWeight: fontWeight.title,
  textAlign: 'end',
})
