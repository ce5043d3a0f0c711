import { globalStyle, style } from '@vanilla-extract/css'
import { borderWidth } from '../../theme/borderWidth.ts'
import { checkoutStepMedia } from '../../theme/checkoutStepMedia.ts'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fluidSpace } from '../../theme/fluidSpace.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { hiddenUntilComplete } from '../../theme/hiddenUntilComplete.css.ts'
import { layout } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { hairline } from '../../theme/mixins.ts'
import { sizes } from '../../theme/sizes.ts'
import { spacing } from '../../theme/spacing.ts'
import { strokeWidth } from '../../theme/strokeWidth.ts'

const { tablet, narrow, narrower, narrowest, smallest } = checkoutStepMedia
const { color } = vars

export const stepHeader = style({ borderBottom: hairline })

export const stepHeaderBar = style([
  hiddenUntilComplete,
  {
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    columnGap: fluidSpace.stepHeader.gap,
    '@media': {
      [media.lg]: { minHeight: componentSizes.stepHeader.heightLg },
      // The link at the end wraps below the logo when the text is large.
      [tablet]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
    },
  },
])

export const stepHeaderAside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: fluidSpace.stepHeader.aside,
  fontSize: fontSize.small,
  // Sets the height of the row of the logo when the steps have a row of their own.
  minHeight: componentSizes.stepHeader.height,
})

// Hides the text beside the cart icon. The accessible name contains this text, too.
globalStyle(`${stepHeaderAside} span:not([class])`, { '@media': { [smallest]: { display: 'none' } } })

export const stepHeaderRow = style({
  '@media': {
    [tablet]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: spacing(0, 3),
      order: 1,
      flex: '1 0 100%',
      marginInline: `calc(-1 * ${layout.side})`,
      padding: `0 ${layout.side}`,
      minHeight: componentSizes.stepHeader.steps,
      borderTop: hairline,
    },
  },
})

export const stepList = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  color: color.textMuted,
  fontSize: fontSize.meta,
  fontWeight: fontWeight.label,
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { fontSize: fontSize.small } },
})

export const stepItem = style({
  display: 'flex',
  alignItems: 'center',
  selectors: {
    '& + &::before': {
      content: '',
      width: componentSizes.stepHeader.line,
      marginInline: fluidSpace.stepHeader.line,
      // A border, because it is visible in forced-colours mode.
      borderTop: `${borderWidth.thin} solid ${color.field}`,
      '@media': {
        [smallest]: { width: componentSizes.stepHeader.lineSmallest, marginInline: spacing(1.25) },
      },
    },
    '&[aria-current]': { color: color.text, fontWeight: fontWeight.bold },
    '&[data-done]': { color: color.text },
  },
})

export const stepMark = style({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(2.5),
  minHeight: sizes.target,
  // The padding enlarges the target of a dot without a label to 24 px. The negative margin keeps the dot in its
  // position.
  marginInline: spacing(-1.5),
  paddingInline: spacing(1.5),
  selectors: { 'a&:hover': { color: color.accent } },
})
export const stepDot = style({ flex: 'none', overflow: 'visible' })
export const stepRing = style({ fill: 'none', stroke: color.field, strokeWidth: strokeWidth.ring })
export const stepRingGap = style({ fill: color.page })

const labelOf = (nth: number | '-n + 2') => `${stepItem}:nth-child(${nth}):not([aria-current]) &`
const hidden = { display: 'none' }

/**
 * Hides the labels of the steps one after another as the window becomes narrower, except the label of the current
 * step.
 */
export const stepLabel = style({
  '@media': {
    [narrow]: { selectors: { [labelOf(4)]: hidden } },
    [narrower]: { selectors: { [labelOf(3)]: hidden } },
    [narrowest]: { selectors: { [labelOf('-n + 2')]: hidden } },
  },
})

export const nextStep = style({
  display: 'none',
  color: color.textMuted,
  fontSize: fontSize.small,
  whiteSpace: 'nowrap',
  '@media': { [tablet]: { display: 'block' } },
})
