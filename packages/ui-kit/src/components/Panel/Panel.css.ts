import { recipe } from '@vanilla-extract/recipes'
import { borderWidth } from '../../theme/borderWidth.ts'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fluidSpace } from '../../theme/fluidSpace.ts'
import { forcedColorsEdge, hairline } from '../../theme/mixins.ts'

export const panel = recipe({
  base: { padding: fluidSpace.panel.padding, borderRadius: vars.brand.radius.panel },
  variants: {
    tone: {
      card: { background: vars.color.card, border: hairline },
      raised: { ...forcedColorsEdge, background: vars.color.raised },
      dashed: {
        border: `${borderWidth.thin} dashed ${vars.color.field}`,
        display: 'grid',
        placeItems: 'center',
        minHeight: componentSizes.panel.dashed,
      },
    },
  },
  defaultVariants: { tone: 'card' },
})
