import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { leading } from '../../theme/leading.ts'
import { autoDirection, forcedColorsEdge, forcedColorsFill } from '../../theme/mixins.ts'
import { radius } from '../../theme/radius.ts'
import { sizes } from '../../theme/sizes.ts'
import { spacing } from '../../theme/spacing.ts'

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: spacing(2),
    fontSize: fontSize.meta,
    fontWeight: fontWeight.strong,
    lineHeight: leading.meta,
  },
  variants: {
    tone: {
      neutral: { color: vars.color.textMuted },
      sale: { color: vars.color.sale },
      success: { color: vars.color.success },
      warning: { color: vars.color.warning },
      error: { color: vars.color.error },
    },
    look: {
      status: {
        '::before': {
          content: '',
          width: sizes.dot,
          height: sizes.dot,
          borderRadius: radius.round,
          background: 'currentcolor',
        },
        selectors: { '&::before': forcedColorsFill },
      },
      label: {
        ...forcedColorsEdge,
        ...autoDirection,
        background: vars.color.page,
        padding: spacing(1, 2.5),
        borderRadius: vars.brand.radius.control,
        fontSize: fontSize.floor,
      },
    },
  },
  defaultVariants: { tone: 'neutral', look: 'status' },
})

export const badgeLabel = style({ color: vars.color.text })
