import { globalStyle, style } from '@vanilla-extract/css'
import { borderWidth } from '../../theme/borderWidth.ts'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { layout } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { amountTypography, fullBleedRow } from '../../theme/mixins.ts'
import { sizes } from '../../theme/sizes.ts'
import { spacing } from '../../theme/spacing.ts'

export const resultsBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(2, 2.5),
  minHeight: componentSizes.resultsBar.height,
  paddingBlock: spacing(2),
  '@media': {
    [media.phone]: {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'stretch',
      paddingBlock: spacing(3.5),
    },
  },
})
export const resultsBarCount = style({
  ...amountTypography,
  marginInlineEnd: spacing(3.5),
  fontWeight: fontWeight.strong,
  '@media': {
    [media.phone]: {
      order: 2,
      color: vars.color.textMuted,
      fontSize: fontSize.small,
      fontWeight: fontWeight.regular,
    },
  },
})
export const resultsBarChips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(2.5),
  '@media': { [media.phone]: { ...fullBleedRow, flexWrap: 'nowrap', paddingBlock: spacing(1) } },
})
export const resultsBarSort = style({
  marginInlineStart: 'auto',
  '@media': { [media.belowLg]: { display: 'none' } },
})

export const filterBar = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginInline: `calc(-1 * ${layout.side})`,
  borderBlock: `${borderWidth.thin} solid ${vars.color.text}`,
  '@media': { [media.lg]: { display: 'none' } },
})
export const filterBarCell = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: spacing(2.5),
  minHeight: sizes.button,
  paddingInline: spacing(2),
  fontWeight: fontWeight.strong,
  selectors: { '& + &': { borderInlineStart: `${borderWidth.thin} solid ${vars.color.line}` } },
})
// Allows a form or a label in a cell to become narrower than its select.
globalStyle(`${filterBarCell} > *`, { minWidth: 0 })

export const inlineSortSelect = style({
  display: 'inline-flex',
  minWidth: 0,
  alignItems: 'center',
  gap: spacing(1),
  minHeight: sizes.target,
  fontSize: fontSize.small,
  whiteSpace: 'nowrap',
})
export const sortSelect = style({
  appearance: 'none',
  minWidth: 0,
  textOverflow: 'ellipsis',
  height: sizes.target,
  paddingInline: spacing(1, 7),
  marginInlineEnd: spacing(-7),
  border: 0,
  background: 'none',
  fontWeight: fontWeight.strong,
  cursor: 'pointer',
})
