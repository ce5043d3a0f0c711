import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { dotOfColor } from '../../theme/dotOfColor.ts'
import { sizes } from '../../theme/sizes.ts'
import { strokeWidth } from '../../theme/strokeWidth.ts'
import { pinkedEdges } from '../../theme/textures.ts'

export const swatch = recipe({
  base: { display: 'block', flex: 'none', overflow: 'hidden', background: vars.color.raised },
  variants: {
    size: {
      s: { width: sizes.field, height: sizes.large },
      m: { width: componentSizes.swatch.m, height: componentSizes.swatch.m },
      l: { width: componentSizes.swatch.lWidth, height: componentSizes.swatch.lHeight },
      fill: { width: '100%', height: '100%' },
    },
    cut: { straight: { borderRadius: vars.brand.radius.field }, pinked: { mask: pinkedEdges } },
  },
  defaultVariants: { size: 'm' },
})

export const swatchWell = style({ display: 'block', overflow: 'visible' })
globalStyle(`${swatchWell} circle`, {
  ...dotOfColor({ r: componentSizes.dots.wellRadius, strokeWidth: strokeWidth.well }, 'strong'),
  // The outline has the same width at every size.
  vectorEffect: 'non-scaling-stroke',
})
