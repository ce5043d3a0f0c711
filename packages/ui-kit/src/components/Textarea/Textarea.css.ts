import { style, styleVariants } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { leading } from '../../theme/leading.ts'
import { tabularDigits } from '../../theme/mixins.ts'
import { spacing } from '../../theme/spacing.ts'

export const textarea = style({
  minHeight: componentSizes.textarea.height,
  paddingBlock: spacing(3.5),
  lineHeight: leading.normal,
  resize: 'vertical',
})

export const textareaCount = styleVariants({
  within: { ...tabularDigits, float: 'inline-end' },
  over: { ...tabularDigits, float: 'inline-end', color: vars.color.error, fontWeight: fontWeight.label },
})
