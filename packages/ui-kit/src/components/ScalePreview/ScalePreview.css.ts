import { style } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { layers } from '../../theme/layers.ts'
import { layout } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { amountTypography } from '../../theme/mixins.ts'
import { printColors } from '../../theme/printColors.ts'
import { radius } from '../../theme/radius.ts'
import { sizes } from '../../theme/sizes.ts'
import { spacing } from '../../theme/spacing.ts'
import { strokeWidth } from '../../theme/strokeWidth.ts'
import { sliderThumb } from '../../theme/textures.ts'

export const scalePreviewHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing(4),
  marginBottom: spacing(5.5),
})

export const scalePreviewStage = style({
  position: 'relative',
  // A ruler is left-to-right in every language, and so is the slider on it.
  direction: 'ltr',
  height: componentSizes.scalePreview.height,
  overflow: 'hidden',
  borderRadius: vars.brand.radius.field,
  background: vars.color.raised,
  '@media': {
    [media.md]: { height: componentSizes.scalePreview.heightMd },
    [media.phone]: { marginInline: `calc(-1 * ${layout.side})`, borderRadius: 0 },
  },
})

export const scalePreviewLayer = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' })

export const scalePreviewRuler = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  width: '100%',
  height: componentSizes.scalePreview.ruler,
  background: printColors.ruler,
  color: printColors.ink,
  fontSize: fontSize.ruler,
  ...amountTypography,
})

export const scalePreviewTick = style({ stroke: 'currentcolor', strokeWidth: strokeWidth.tick })

export const scalePreviewMark = style({ stroke: printColors.paper, strokeWidth: strokeWidth.drawing })

export const scalePreviewOverflow = style({ overflow: 'visible' })
export const scalePreviewPill = style({ fill: printColors.paper })
export const scalePreviewMeasurement = style({
  ...amountTypography,
  fill: printColors.ink,
  fontSize: fontSize.rulerMark,
  fontWeight: fontWeight.strong,
})

const thumb = {
  width: sizes.target,
  height: sizes.target,
  borderRadius: radius.round,
  background: sliderThumb('currentColor', printColors.paper),
} as const

/** The slider covers the ruler, and its thumb is the handle. */
export const scalePreviewSlider = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  zIndex: layers.raised,
  width: '100%',
  height: componentSizes.scalePreview.ruler,
  margin: 0,
  appearance: 'none',
  background: 'none',
  color: vars.color.accent,
  cursor: 'ew-resize',
  touchAction: 'pan-y',
  selectors: {
    '&::-webkit-slider-thumb': { ...thumb, appearance: 'none' },
    '&::-moz-range-thumb': { ...thumb, border: 0 },
  },
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', color: 'Highlight', outlineColor: 'Highlight' },
  },
})

export const scalePreviewNote = style({
  marginTop: spacing(3),
  color: vars.color.textMuted,
  fontSize: fontSize.small,
})
