import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { hairline } from '../../theme/mixins.ts'

export const panel = recipe({
  base: { padding: 'clamp(20px, 2.4vw, 32px)', borderRadius: vars.brand.radius.panel },
  variants: {
    tone: {
      card: { background: vars.color.card, border: hairline },
      raised: { background: vars.color.raised },
      dashed: {
        border: `1px dashed ${vars.color.field}`,
        display: 'grid',
        placeItems: 'center',
        minHeight: 140,
      },
    },
  },
  defaultVariants: { tone: 'card' },
})
