import { style } from '@vanilla-extract/css'
import { borderWidth } from '../../theme/borderWidth.ts'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { leading } from '../../theme/leading.ts'
import { radius } from '../../theme/radius.ts'
import { spacing } from '../../theme/spacing.ts'

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: spacing(1.5),
  maxWidth: '100%',
  minHeight: componentSizes.tag.height,
  paddingInline: spacing(2.5),
  border: `${borderWidth.thin} solid ${vars.color.line}`,
  borderRadius: radius.pill,
  color: vars.color.textMuted,
  fontSize: fontSize.floor,
  lineHeight: leading.normal,
  selectors: {
    'a&': { position: 'relative', color: vars.color.text },
    // The tag is 26 px high. This element extends its touch target to 44 px.
    'a&::after': { content: '', position: 'absolute', inset: spacing(-2.25, 0) },
    'a&:hover': { borderColor: vars.color.text },
  },
})
