import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'
import { nameType } from '../../theme/mixins.ts'
import { motion } from '../../theme/motion.ts'
import { display } from '../../theme/type.ts'

export const card = style({ position: 'relative', minWidth: 0 })

export const cloth = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'clamp(13px, 1.25vw, 18px) minmax(0, 1fr)',
  aspectRatio: '4 / 5',
  borderRadius: vars.brand.radius.field,
  overflow: 'hidden',
})

export const edge = style({
  background: vars.color.edge,
  border: `1px solid ${vars.color.line}`,
  borderInlineEnd: 0,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  paddingBottom: 'clamp(10px, 1.1vw, 16px)',
})

export const edgeDots = style({ width: 'clamp(6px, 0.56vw, 8px)', height: 'auto', overflow: 'visible' })

export const print = style({
  position: 'relative',
  overflow: 'hidden',
  background: vars.color.raised,
  // A woven texture; stronger than 4 % it looks like scan lines.
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    background:
      'repeating-linear-gradient(0deg, #00000007 0 1px, #0000 1px 2px), repeating-linear-gradient(90deg, #ffffff0a 0 1px, #0000 1px 2px), linear-gradient(115deg, #ffffff18, #0000 45%, #0000000d)',
  },
})

const appear = keyframes({ from: { opacity: 0 } })

export const second = style({
  position: 'absolute',
  inset: 0,
  // Not rendered before hover, so that its image is not loaded.
  display: 'none',
  '@media': {
    [media.hover]: {
      selectors: {
        [`${card}:hover &, ${card}:focus-within &`]: {
          display: 'block',
          animation: `${appear} ${motion.calm} ${motion.ease}`,
        },
      },
    },
  },
})

export const name = style({
  ...nameType,
  fontSize: display.card,
  lineHeight: 1.3,
  marginTop: 'clamp(10px, 1vw, 14px)',
})

// The link covers the whole card; the heart and the quick action are above it.
export const link = style({
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${vars.color.accent}`, outlineOffset: 4 },
    '&:focus-visible': { outline: 0 },
  },
})

export const meta = style({
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: 12,
  marginTop: 2,
  fontSize: 'clamp(0.875rem, 0.85rem + 0.1vw, 0.9375rem)',
  lineHeight: 1.467,
  '@media': { [media.phone]: { display: 'block' } },
})

export const designer = style({
  color: vars.color.textMuted,
  display: 'block',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

const above = { position: 'absolute', zIndex: 2 } as const

export const badge = style({
  ...above,
  insetInlineStart: 'calc(clamp(13px, 1.25vw, 18px) + 12px)',
  top: 12,
  pointerEvents: 'none',
})
const shownOnHover = { transition: `opacity ${motion.quick}` }
const untouched = `${card}:not(:hover):not(:focus-within)`

// A pressed heart is always visible; another one only on hover. Touch screens always show it.
export const wishlistButton = style({
  ...above,
  ...shownOnHover,
  insetInlineEnd: 'clamp(2px, 1vw, 12px)',
  top: 'clamp(2px, 1vw, 12px)',
  '@media': {
    [media.hover]: { selectors: { [`${untouched} &:not(:has([aria-pressed=true]))`]: { opacity: 0 } } },
  },
})

export const quick = style({
  ...above,
  insetInlineStart: 30,
  insetInlineEnd: 12,
  bottom: 12,
  display: 'grid',
  background: vars.color.page,
  borderRadius: vars.brand.radius.control,
  ...shownOnHover,
  selectors: { [`${untouched} &`]: { opacity: 0 } },
  '@media': { '(hover: none)': { display: 'none' } },
})
