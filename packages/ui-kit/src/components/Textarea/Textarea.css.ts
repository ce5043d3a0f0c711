import { style, styleVariants } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { leading } from '../../theme/leading.ts'
import { amountTypography } from '../../theme/mixins.ts'
import { spacing } from '../../theme/spacing.ts'

export const textarea = style({
  minHeight: componentSizes.textarea.height,
  paddingBlock: spacing(3.5),
  lineHeight: leading.normal,
  resize: 'vertical',
})

export const textareaCount = styleVariants({
  within: { ...amountTypography, float: 'inline-end' },
  over: { ...amountTypography, float: 'inline-end', color: vars.color.error, fontWeight: fontWeight.label },
})
