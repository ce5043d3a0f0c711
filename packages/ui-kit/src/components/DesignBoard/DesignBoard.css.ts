import { style } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { layout } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { autoDirection, blocksBrandSelector, nameTypography } from '../../theme/mixins.ts'
import { spacing } from '../../theme/spacing.ts'
import { displayFontSizes } from '../../theme/type.ts'

export const designBoard = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${spacing(6)} ${layout.gutter}`,
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      gridTemplateRows: `repeat(2, ${componentSizes.designBoard.row})`,
    },
  },
})

/** The first design is tall. The other four are in two rows, each with a narrow and a wide design. */
export const designBoardPiece = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  selectors: { '&:first-child': { gridColumn: '1 / -1' } },
  '@media': {
    [media.md]: {
      gridColumn: 'span 4',
      selectors: {
        '&:first-child': { gridArea: '1 / 1 / 3 / 6' },
        '&:nth-child(2), &:nth-child(5)': { gridColumn: 'span 3' },
      },
    },
  },
})
export const designBoardCloth = style({
  overflow: 'hidden',
  aspectRatio: '1',
  borderRadius: vars.brand.radius.field,
  background: vars.color.raised,
  selectors: { [blocksBrandSelector]: { borderRadius: vars.brand.radius.panel } },
  '@media': { [media.md]: { flex: 1, minHeight: 0, aspectRatio: 'auto' } },
})
export const designBoardCaption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: spacing(4),
  marginTop: spacing(3),
})
export const designBoardName = style({ ...nameTypography, fontSize: displayFontSizes.card })
export const designBoardLink = style({
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { color: vars.color.accent },
})
export const designBoardNote = style({
  ...autoDirection,
  color: vars.color.textMuted,
  fontSize: fontSize.small,
})
