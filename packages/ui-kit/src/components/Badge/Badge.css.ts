import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    fontSize: '0.9375rem',
    fontWeight: 600,
    lineHeight: 1.467,
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
        '::before': { content: '', width: 9, height: 9, borderRadius: '50%', background: 'currentcolor' },
      },
      label: {
        background: vars.color.page,
        padding: '4px 10px',
        borderRadius: vars.brand.radius.control,
        fontSize: '0.8125rem',
      },
    },
  },
  defaultVariants: { tone: 'neutral', look: 'status' },
})

export const word = style({ color: vars.color.text })
