import { style, styleVariants } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'

export const image = recipe({
  base: {
    width: '100%',
    background: vars.color.raised,
    color: vars.color.soft,
    objectFit: 'cover',
    fontSize: '0.8125rem',
  },
  variants: {
    ratio: {
      natural: { height: 'auto' },
      cloth: { height: 'auto', aspectRatio: '4 / 5' },
      square: { height: 'auto', aspectRatio: '1' },
      tall: { height: 'auto', aspectRatio: '3 / 4' },
      wide: { height: 'auto', aspectRatio: '3 / 2' },
      /** Takes the size of what is around it. */
      fill: { height: '100%' },
    },
    /** Which part stays when the frame is narrower: furniture stands on the floor. */
    anchor: { center: {}, floor: { objectPosition: '50% 100%' }, left: { objectPosition: '0 0' } },
    radius: { none: {}, cloth: { borderRadius: vars.brand.cloth } },
  },
  defaultVariants: { ratio: 'natural' },
})

export const frame = styleVariants({ natural: {}, fill: { display: 'block', width: '100%', height: '100%' } })
export const contents = style({ display: 'contents' })
