import { keyframes, style } from '@vanilla-extract/css'
import { borderWidth } from '../../theme/borderWidth.ts'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fluidSpace } from '../../theme/fluidSpace.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { layers } from '../../theme/layers.ts'
import { leading } from '../../theme/leading.ts'
import { media } from '../../theme/media.ts'
import { nameTypography } from '../../theme/mixins.ts'
import { motion } from '../../theme/motion.ts'
import { spacing } from '../../theme/spacing.ts'
import { weave } from '../../theme/textures.ts'
import { displayFontSizes } from '../../theme/type.ts'

export const productCard = style({ position: 'relative', minWidth: 0, containerType: 'inline-size' })

export const productCardCloth = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${componentSizes.productCard.edge} minmax(0, 1fr)`,
  aspectRatio: '4 / 5',
  borderRadius: vars.brand.radius.field,
  overflow: 'hidden',
  // Cards below the window are laid out when the shopper scrolls to them. Nothing moves, because their ratio is fixed.
  contentVisibility: 'auto',
})

export const productCardEdge = style({
  background: vars.color.edge,
  border: `${borderWidth.thin} solid ${vars.color.line}`,
  borderInlineEnd: 0,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  paddingBottom: fluidSpace.productCard.edge,
})

export const productCardEdgeDots = style({
  width: componentSizes.productCard.edgeDots,
  height: 'auto',
  overflow: 'visible',
})

export const productCardPrint = style({
  position: 'relative',
  overflow: 'hidden',
  background: vars.color.raised,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    background: weave,
  },
})

const appear = keyframes({ from: { opacity: 0 } })

export const productCardSecondImage = style({
  position: 'absolute',
  inset: 0,
  // Not rendered before hover, so that its image is not loaded.
  display: 'none',
  '@media': {
    [media.hover]: {
      selectors: {
        [`${productCard}:hover &, ${productCard}:focus-within &`]: {
          display: 'block',
          animation: `${appear} ${motion.calm} ${motion.ease}`,
        },
      },
    },
  },
})

export const productCardName = style({
  ...nameTypography,
  fontSize: displayFontSizes.card,
  lineHeight: leading.snug,
  marginTop: fluidSpace.productCard.name,
})

// The link covers the whole card; the heart and the quick action are above it.
export const productCardLink = style({
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: layers.raised },
  selectors: {
    '&:focus-visible::after': {
      outline: `${borderWidth.thick} solid ${vars.color.accent}`,
      outlineOffset: spacing(1),
    },
    '&:focus-visible': { outline: 0 },
  },
})

export const productCardKind = style({ color: vars.color.textMuted })

// In narrow cards the price is always below the designer, whether or not both would fit into one row.
export const productCardMeta = style({
  marginTop: spacing(0.5),
  fontSize: fontSize.fluidMeta,
  lineHeight: leading.meta,
  '@container': {
    [`(min-width: ${componentSizes.productCard.metaRow})`]: {
      display: 'flex',
      justifyContent: 'space-between',
      flexWrap: 'wrap',
      columnGap: spacing(3),
    },
  },
})

export const productCardDesigner = style({
  color: vars.color.textMuted,
  display: 'block',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

const above = { position: 'absolute', zIndex: layers.control } as const

export const productCardBadge = style({
  ...above,
  insetInlineStart: fluidSpace.productCard.badge,
  top: spacing(3),
  pointerEvents: 'none',
})
const shownOnHover = { transition: `opacity ${motion.quick}` }
const untouched = `${productCard}:not(:hover):not(:focus-within)`

// A pressed heart is always visible, an unpressed one only on hover. Touch screens show both.
export const wishlistButton = style({
  ...above,
  ...shownOnHover,
  insetInlineEnd: fluidSpace.productCard.corner,
  top: fluidSpace.productCard.corner,
  '@media': {
    [media.hover]: { selectors: { [`${untouched} &:not(:has([aria-pressed=true]))`]: { opacity: 0 } } },
  },
})

export const productCardQuickButton = style({
  ...above,
  insetInlineStart: spacing(7.5),
  insetInlineEnd: spacing(3),
  bottom: spacing(3),
  display: 'grid',
  background: vars.color.page,
  borderRadius: vars.brand.radius.control,
  ...shownOnHover,
  selectors: { [`${untouched} &`]: { opacity: 0 } },
  '@media': { '(hover: none)': { display: 'none' } },
})
