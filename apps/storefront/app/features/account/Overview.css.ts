import { media, space, vars } from '@selvedge/ui-kit/theme'
import { style } from '@vanilla-extract/css'

/** The newest order. Left: what was ordered. Right: how far the order is. */
export const latest = style({
  display: 'grid',
  overflow: 'hidden',
  border: `thin solid ${vars.color.line}`,
  borderRadius: vars.brand.radius.panel,
  background: vars.color.card,
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
})
export const latestImage = style({
  position: 'relative',
  aspectRatio: '2 / 1',
  '@media': { [media.md]: { aspectRatio: 'auto' } },
})
export const latestFacts = style({
  display: 'grid',
  alignContent: 'center',
  gap: space.l,
  padding: space.l,
  '@media': { [media.md]: { padding: space.xl } },
})
export const latestTop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.xxs}px ${space.l}px`,
})
export const latestLines = style({
  display: 'grid',
  gap: space.m,
  paddingTop: space.l,
  borderTop: `thin solid ${vars.color.line}`,
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
export const latestLine = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.s,
})
