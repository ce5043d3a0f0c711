import { style, styleVariants } from '@vanilla-extract/css'
import { borderWidth } from '../../theme/borderWidth.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { layers } from '../../theme/layers.ts'
import { media } from '../../theme/media.ts'
import { amountTypography } from '../../theme/mixins.ts'
import { opacity } from '../../theme/opacity.ts'
import { radius } from '../../theme/radius.ts'
import { sizes } from '../../theme/sizes.ts'
import { spacing } from '../../theme/spacing.ts'
import { sliderThumb } from '../../theme/textures.ts'

const { color } = vars

export const rangeSliderLegend = style({ fontWeight: fontWeight.bold })
export const rangeSliderValues = style({
  ...amountTypography,
  color: color.textMuted,
  fontSize: fontSize.meta,
  // Without JavaScript the text would keep the first range.
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const rangeSliderStage = style({
  position: 'relative',
  height: sizes.target,
  selectors: { '&:has(:disabled)': { opacity: opacity.dimmed } },
})

/** The line between the centres of the thumbs at both ends. */
export const rangeSliderTrack = style({
  position: 'absolute',
  insetInline: spacing(2),
  top: `calc(50% - ${borderWidth.thin})`,
  width: `calc(100% - ${spacing(4)})`,
  height: borderWidth.thick,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
})
export const rangeSliderLine = style({
  fill: color.field,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
})
export const rangeSliderRange = style({
  fill: color.accent,
  '@media': { [media.forcedColors]: { fill: 'Highlight' } },
})

const thumb = {
  appearance: 'none',
  width: sizes.target,
  height: sizes.target,
  border: 0,
  borderRadius: radius.round,
  background: sliderThumb(color.accent, color.page),
  cursor: 'grab',
  // The input itself does not react to presses, because it would cover the other thumb.
  pointerEvents: 'auto',
} as const
const forcedThumb = {
  forcedColorAdjust: 'none',
  background: sliderThumb('Highlight', 'Canvas'),
} as const
const ring = {
  outline: `${borderWidth.thick} solid ${color.accent}`,
  outlineOffset: spacing(-2),
} as const

const forcedRing = { outlineColor: 'Highlight' } as const

const input = style({
  position: 'absolute',
  // The dots of the thumbs, not their targets, end at the edges.
  insetInline: spacing(-3.5),
  top: 0,
  width: `calc(100% + ${spacing(7)})`,
  height: sizes.target,
  margin: 0,
  appearance: 'none',
  background: 'none',
  pointerEvents: 'none',
  touchAction: 'pan-y',
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
    '&::-moz-range-track': { background: 'none' },
    '&:active::-webkit-slider-thumb': { cursor: 'grabbing' },
    '&:active::-moz-range-thumb': { cursor: 'grabbing' },
    '&:focus-visible::-webkit-slider-thumb': ring,
    '&:focus-visible::-moz-range-thumb': ring,
    '&:disabled::-webkit-slider-thumb': { cursor: 'not-allowed' },
    '&:disabled::-moz-range-thumb': { cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&::-webkit-slider-thumb': forcedThumb,
        '&::-moz-range-thumb': forcedThumb,
        '&:focus-visible::-webkit-slider-thumb': forcedRing,
        '&:focus-visible::-moz-range-thumb': forcedRing,
      },
    },
  },
})
export const rangeSliderInput = styleVariants({
  below: [input],
  above: [input, { zIndex: layers.raised }],
})
