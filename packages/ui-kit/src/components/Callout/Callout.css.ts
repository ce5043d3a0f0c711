import { style, styleVariants } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'

const bar = (tone: string) => ({ boxShadow: `inset 4px 0 ${tone}` })

export const callout = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: '22px minmax(0, 1fr)',
    gap: 12,
    padding: '16px 20px',
    borderRadius: vars.brand.radius.field,
    background: vars.color.raised,
    fontSize: '0.9375rem',
    lineHeight: 1.5,
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
export const icon = styleVariants({
  info: { color: vars.color.textMuted },
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  error: { color: vars.color.error },
})

export const title = style({ fontWeight: 650 })
export const action = style({ marginTop: 8 })
