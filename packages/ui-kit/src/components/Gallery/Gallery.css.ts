import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layout } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'

export const gallery = style({
  display: 'grid',
  gap: 12,
  '@media': {
    [media.md]: { gridTemplateColumns: '76px minmax(0, 1fr)', gap: 16 },
    [media.phone]: { marginInline: `calc(-1 * ${layout.side})` },
  },
})

export const strip = style({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: vars.brand.radius.field,
  aspectRatio: '4 / 5',
  // Keeps its place before the thumbnails have loaded.
  '@media': { [media.md]: { gridColumn: 2, gridRow: 1 }, [media.phone]: { borderRadius: 0 } },
})

export const slide = style({
  position: 'relative',
  flex: '0 0 100%',
  scrollSnapAlign: 'start',
  overflow: 'hidden',
  background: vars.color.raised,
})

export const thumbs = style({
  display: 'flex',
  gap: 12,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: `4px ${layout.side} 6px`,
  '@media': { [media.md]: { flexDirection: 'column', padding: 0, overflow: 'visible' } },
})

export const thumb = style({
  flex: 'none',
  width: 60,
  height: 72,
  overflow: 'hidden',
  borderRadius: vars.brand.radius.field,
  '@media': { [media.md]: { width: 76, height: 96 } },
  selectors: {
    '&[aria-current]': { boxShadow: `0 0 0 2px ${vars.color.page}, 0 0 0 4px ${vars.color.text}` },
  },
})
