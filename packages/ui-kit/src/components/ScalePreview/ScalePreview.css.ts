import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.ts'
import { layout } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { tabular } from '../../theme/mixins.ts'

const rulerHeight = 58

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  marginBottom: 22,
})

export const stage = style({
  position: 'relative',
  height: 300,
  overflow: 'hidden',
  borderRadius: vars.brand.radius.field,
  background: vars.color.raised,
  '@media': {
    [media.md]: { height: 430 },
    [media.phone]: { marginInline: `calc(-1 * ${layout.side})`, borderRadius: 0 },
  },
})

export const layer = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' })

export const ruler = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  width: '100%',
  height: rulerHeight,
  background: '#FBF3DEF2',
  color: '#1F1B16',
  fontSize: 15,
  ...tabular,
})

export const tick = style({ stroke: 'currentcolor', strokeWidth: 1 })

export const mark = style({ stroke: '#FEFCF8', strokeWidth: 2 })

export const overflow = style({ overflow: 'visible' })
export const pill = style({ fill: '#FEFCF8' })
export const measurement = style({ ...tabular, fill: '#1F1B16', fontSize: 14, fontWeight: 600 })

/** The slider covers the ruler, and its thumb is the handle. */
export const slider = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  zIndex: layers.raised,
  width: '100%',
  height: rulerHeight,
  margin: 0,
  appearance: 'none',
  background: 'none',
  cursor: 'ew-resize',
  touchAction: 'pan-y',
  selectors: {
    '&::-webkit-slider-thumb': {
      appearance: 'none',
      width: 44,
      height: 44,
      borderRadius: '50%',
      background: `radial-gradient(circle, ${vars.color.accent} 8px, #FEFCF8 8.5px 11px, #0000 11.5px)`,
    },
    '&::-moz-range-thumb': {
      width: 44,
      height: 44,
      border: 0,
      borderRadius: '50%',
      background: `radial-gradient(circle, ${vars.color.accent} 8px, #FEFCF8 8.5px 11px, #0000 11.5px)`,
    },
  },
})

export const note = style({ marginTop: 12, color: vars.color.textMuted, fontSize: '0.875rem' })
