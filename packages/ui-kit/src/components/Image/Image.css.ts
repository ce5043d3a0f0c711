import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'

export const image = recipe({
  base: {
    width: '100%',
    background: vars.color.raised,
    color: vars.color.textMuted,
    objectFit: 'cover',
    fontSize: fontSize.floor,
  },
  variants: {
    ratio: {
      natural: { height: 'auto' },
      portrait: { height: 'auto', aspectRatio: '4 / 5' },
      square: { height: 'auto', aspectRatio: '1' },
      tall: { height: 'auto', aspectRatio: '3 / 4' },
      wide: { height: 'auto', aspectRatio: '3 / 2' },
      /** Fills its container. */
      fill: { height: '100%' },
    },
    /** The part that stays visible when the image is cropped. */
    anchor: { center: {}, floor: { objectPosition: '50% 100%' }, left: { objectPosition: '0 0' } },
    radius: { none: {}, field: { borderRadius: vars.brand.radius.field } },
  },
  defaultVariants: { ratio: 'natural' },
})
