import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { borderWidth } from '../../theme/borderWidth.ts'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { leading } from '../../theme/leading.ts'
import { media } from '../../theme/media.ts'
import {
  amountTypography,
  autoDirection,
  fullBleedRow,
  hairline,
  visuallyHidden,
} from '../../theme/mixins.ts'
import { opacity } from '../../theme/opacity.ts'
import { sizes } from '../../theme/sizes.ts'
import { spacing } from '../../theme/spacing.ts'

const { color, brand } = vars

export const radioCardsHeader = style({
  display: 'flex',
  width: '100%',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  marginBottom: spacing(3.5),
  fontWeight: fontWeight.bold,
})

export const radioCardOptions = styleVariants({
  /** Rows in one frame, for shipping and payment methods. */
  rows: {
    border: `${borderWidth.thin} solid ${color.field}`,
    borderRadius: brand.radius.panel,
    background: color.card,
    overflow: 'hidden',
  },
  /**
   * Cards with an image, for materials. The number of columns depends on the available width. On phones the cards are
   * in two rows that scroll sideways.
   */
  cards: {
    display: 'grid',
    gap: spacing(2.5),
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${componentSizes.radioCards.card}), 1fr))`,
    '@media': {
      [media.phone]: {
        ...fullBleedRow,
        gridTemplateColumns: 'none',
        gridTemplateRows: 'auto auto',
        gridAutoFlow: 'column',
        gridAutoColumns: componentSizes.radioCards.cardPhone,
        paddingBlock: spacing(1),
      },
    },
  },
})

export const radioCardsRow = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${sizes.icon} minmax(0, 1fr) auto`,
  gap: spacing(4),
  alignItems: 'center',
  padding: spacing(4.5, 5),
  cursor: 'pointer',
  selectors: { '& ~ &': { borderTop: hairline } },
})

export const radioCard = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${sizes.large} minmax(0, 1fr)`,
  gap: spacing(3.5),
  padding: spacing(2.5),
  border: hairline,
  borderRadius: brand.radius.panel,
  background: color.card,
  color: color.textMuted,
  fontSize: fontSize.floor,
  lineHeight: leading.compact,
  cursor: 'pointer',
})

export const radioCardInput = style({ ...visuallyHidden, appearance: 'none' })
export const radioCardsImage = style({
  minHeight: componentSizes.radioCards.image,
  overflow: 'hidden',
  borderRadius: brand.radius.field,
  selectors: { [`${radioCard} &`]: { height: '100%' } },
})
export const radioCardsLabel = style({ display: 'block', color: color.text, fontWeight: fontWeight.title })
export const radioCardsNote = style({
  display: 'block',
  ...autoDirection,
  color: color.textMuted,
  fontSize: fontSize.small,
  lineHeight: leading.note,
  selectors: { [`${radioCard} &`]: { fontSize: 'inherit', lineHeight: 'inherit' } },
})
export const radioCardsAside = style({
  ...amountTypography,
  fontWeight: fontWeight.strong,
  selectors: { [`${radioCard} &`]: { color: color.text } },
})
export const radioCardsMore = style({
  display: 'none',
  paddingInline: spacing(14.5, 5),
  paddingBottom: spacing(5.5),
})

globalStyle(`${radioCardsRow}:has(:checked) + ${radioCardsMore}`, { display: 'block' })
globalStyle(`${radioCard}:has(:checked)`, {
  borderColor: color.accent,
  boxShadow: `0 0 0 ${borderWidth.thin} ${color.accent}`,
  '@media': {
    // Forced-colours mode removes the shadow. The padding is smaller, so that the content does not move.
    [media.forcedColors]: {
      padding: `calc(${spacing(2.5)} - ${borderWidth.thin})`,
      border: `${borderWidth.thick} solid Highlight`,
    },
  },
})
globalStyle(`${radioCard}:has(:focus-visible)`, {
  outline: `${borderWidth.thick} solid ${color.accent}`,
  outlineOffset: spacing(0.75),
})
globalStyle(`:is(${radioCard}, ${radioCardsRow}):has(:disabled)`, {
  opacity: opacity.disabled,
  cursor: 'not-allowed',
})
