import { layout, media, space, vars } from '@selvedge/ui-kit/theme'
import { style } from '@vanilla-extract/css'

/** A row that scrolls sideways in narrow windows. The cut-off tile shows that there is more. */
export const kindTiles = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '34%',
  gap: space.s,
  marginInline: `calc(-1 * ${layout.side})`,
  paddingInline: layout.side,
  paddingBottom: space.l,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [media.md]: { gridAutoColumns: '20%' },
    [media.lg]: { gridAutoColumns: '12.5%', gap: space.m },
  },
})
export const kindTile = style({ ':hover': { color: vars.color.accent } })
export const kindImage = style({
  aspectRatio: '4 / 5',
  marginBottom: space.xs,
  overflow: 'hidden',
  borderRadius: vars.brand.radius.field,
  background: vars.color.raised,
})
