import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { borderWidth } from '../../theme/borderWidth.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { leading } from '../../theme/leading.ts'
import { autoDirection } from '../../theme/mixins.ts'
import { motion } from '../../theme/motion.ts'
import { sizes } from '../../theme/sizes.ts'
import { spacing } from '../../theme/spacing.ts'

export const field = style({ display: 'block', minWidth: 0 })
export const fieldLabel = style({
  display: 'block',
  marginBottom: spacing(1.5),
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  lineHeight: leading.small,
})
export const fieldOptional = style({ color: vars.color.textMuted, fontWeight: fontWeight.regular })
export const fieldHint = style({
  marginTop: spacing(1.5),
  color: vars.color.textMuted,
  fontSize: fontSize.small,
  lineHeight: leading.small,
})
export const fieldError = style({
  display: 'flex',
  gap: spacing(1.5),
  marginTop: spacing(1.5),
  color: vars.color.error,
  fontSize: fontSize.small,
  fontWeight: fontWeight.label,
  lineHeight: leading.small,
})

/** The styles of every text control. */
export const fieldControl = recipe({
  base: {
    display: 'block',
    width: '100%',
    minHeight: sizes.large,
    padding: spacing(0, 4),
    border: `${borderWidth.thin} solid ${vars.color.field}`,
    borderRadius: vars.brand.radius.field,
    background: vars.color.card,
    color: vars.color.text,
    fontSize: fontSize.control,
    transition: `box-shadow ${motion.quick}`,
    '::file-selector-button': {
      height: sizes.target,
      marginInlineEnd: spacing(3),
      border: 0,
      background: 'none',
      color: vars.color.accent,
      font: 'inherit',
      fontWeight: fontWeight.strong,
      cursor: 'pointer',
    },
    '::placeholder': { color: vars.color.textMuted, opacity: 1 },
    ':focus': {
      outline: `${borderWidth.thick} solid ${vars.color.accent}`,
      outlineOffset: spacing(-0.25),
      borderColor: vars.color.accent,
    },
    ':disabled': { background: vars.color.raised, color: vars.color.textMuted, cursor: 'not-allowed' },
    selectors: {
      // A customer's text has its own direction: "212 Warren Street" is not reversed in right-to-left pages.
      '&:where(input, textarea)': autoDirection,
      '&[aria-invalid=true]': {
        borderColor: vars.color.error,
        boxShadow: `inset 0 0 0 ${borderWidth.thin} ${vars.color.error}`,
      },
    },
  },
  variants: {
    size: {
      s: { minHeight: sizes.target, padding: spacing(0, 3), fontSize: fontSize.meta },
      m: { minHeight: sizes.field, padding: spacing(0, 3), fontSize: fontSize.meta },
      l: {},
    },
  },
})
