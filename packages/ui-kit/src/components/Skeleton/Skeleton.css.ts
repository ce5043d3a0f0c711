import { keyframes } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.5 } })

export const skeleton = recipe({
  base: {
    display: 'block',
    borderRadius: vars.brand.radius.field,
    background: vars.color.raised,
    animation: `${breathe} 1.6s infinite`,
  },
  variants: {
    shape: {
      text: { height: '1em', marginBlock: '0.3em', maxWidth: '16em' },
      image: { aspectRatio: '4 / 5' },
      field: { height: 56 },
      panel: { height: 240, borderRadius: vars.brand.radius.panel },
    },
  },
})
