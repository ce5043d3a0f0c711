import { styleVariants } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { borderWidth } from '../../theme/borderWidth.ts'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { forcedColorsEdge, hairline } from '../../theme/mixins.ts'
import { space } from '../../theme/space.ts'

export const boxPaddings = styleVariants(space, (size) => ({ padding: size }))

export const box = recipe({
  variants: {
    tone: {
      page: {},
      card: { background: vars.color.card },
      raised: { ...forcedColorsEdge, background: vars.color.raised },
    },
    border: {
      none: {},
      line: { border: hairline },
      dashed: { border: `${borderWidth.thin} dashed ${vars.color.field}` },
    },
    radius: {
      none: {},
      field: { borderRadius: vars.brand.radius.field, overflow: 'hidden' },
      panel: { borderRadius: vars.brand.radius.panel },
    },
    width: {
      full: {},
      prose: { maxWidth: componentSizes.box.prose },
      narrow: { maxWidth: componentSizes.box.narrow },
    },
  },
})
