import { style } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { layout } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { selectionRing } from '../../theme/mixins.ts'
import { spacing } from '../../theme/spacing.ts'

export const gallery = style({
  display: 'grid',
  gap: spacing(3),
  '@media': {
    [media.lg]: {
      gridTemplateColumns: `${componentSizes.gallery.thumbWidthMd} minmax(0, 1fr)`,
      gap: spacing(4),
    },
    [media.phone]: { marginInline: `calc(-1 * ${layout.side})` },
  },
})

export const galleryStrip = style({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: vars.brand.radius.field,
  aspectRatio: '4 / 5',
  // The position is explicit, so that the image does not move when the thumbnails have loaded.
  '@media': { [media.lg]: { gridColumn: 2, gridRow: 1 }, [media.phone]: { borderRadius: 0 } },
})

export const gallerySlide = style({
  position: 'relative',
  flex: '0 0 100%',
  scrollSnapAlign: 'start',
  overflow: 'hidden',
  background: vars.color.raised,
})

export const galleryThumbs = style({
  display: 'flex',
  gap: spacing(3),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: `${spacing(1)} ${spacing(1)} ${spacing(1.5)}`,
  '@media': {
    [media.phone]: { paddingInline: layout.side },
    [media.lg]: { flexDirection: 'column', padding: 0, overflow: 'visible' },
  },
})

export const galleryThumb = style({
  flex: 'none',
  width: componentSizes.gallery.thumbWidth,
  height: componentSizes.gallery.thumbHeight,
  overflow: 'hidden',
  borderRadius: vars.brand.radius.field,
  '@media': {
    [media.lg]: { width: componentSizes.gallery.thumbWidthMd, height: componentSizes.gallery.thumbHeightMd },
  },
  selectors: {
    '&[aria-current]': selectionRing,
  },
})
