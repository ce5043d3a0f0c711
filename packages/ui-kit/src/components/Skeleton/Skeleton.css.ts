import { keyframes } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fluidSpace } from '../../theme/fluidSpace.ts'
import { media } from '../../theme/media.ts'
import { forcedColorsEdge } from '../../theme/mixins.ts'
import { motion } from '../../theme/motion.ts'
import { opacity } from '../../theme/opacity.ts'
import { sizes } from '../../theme/sizes.ts'

const breathe = keyframes({ '50%': { opacity: opacity.dimmed } })

export const skeleton = recipe({
  base: {
    display: 'block',
    borderRadius: vars.brand.radius.field,
    background: vars.color.raised,
    '@media': {
      ...forcedColorsEdge['@media'],
      [media.motion]: { animation: `${breathe} ${motion.breath} infinite` },
    },
  },
  variants: {
    shape: {
      text: {
        height: componentSizes.skeleton.textHeight,
        marginBlock: fluidSpace.skeleton.text,
        maxWidth: componentSizes.skeleton.textWidth,
      },
      image: { aspectRatio: '4 / 5' },
      field: { height: sizes.large },
      panel: { height: componentSizes.skeleton.panel, borderRadius: vars.brand.radius.panel },
    },
  },
})
