import { style, styleVariants } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { leading } from '../../theme/leading.ts'
import { forcedColorsEdge } from '../../theme/mixins.ts'
import { sizes } from '../../theme/sizes.ts'
import { spacing } from '../../theme/spacing.ts'

// The bar is a border, because a shadow would not change its side in right-to-left text.
const bar = (tone: string) => ({ borderInlineStart: `${spacing(1)} solid ${tone}` })

export const callout = recipe({
  base: {
    ...forcedColorsEdge,
    display: 'grid',
    gridTemplateColumns: `${sizes.icon} minmax(0, 1fr)`,
    gap: spacing(3),
    padding: spacing(4, 5),
    paddingInlineStart: spacing(4),
    borderRadius: vars.brand.radius.field,
    background: vars.color.raised,
    fontSize: fontSize.meta,
    lineHeight: leading.normal,
    overflow: 'hidden',
  },
  variants: {
    tone: {
      info: bar(vars.color.textMuted),
      success: bar(vars.color.success),
      warning: bar(vars.color.warning),
      error: bar(vars.color.error),
    },
  },
})

/** The colour of the icon in each tone. */
export const calloutIcon = styleVariants({
  info: { color: vars.color.textMuted },
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  error: { color: vars.color.error },
})

export const calloutTitle = style({ fontWeight: fontWeight.bold })
export const calloutAction = style({ marginTop: spacing(2) })
