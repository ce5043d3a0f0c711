import { style } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { spacing } from '../../theme/spacing.ts'

export const phoneInputRow = style({
  display: 'grid',
  gridTemplateColumns: `${componentSizes.phoneInput.country} minmax(0, 1fr)`,
  gap: spacing(3),
})
/** A phone number is left-to-right in every language. */
export const phoneInputNumber = style({
  direction: 'ltr',
  selectors: { '&:dir(rtl), [dir=rtl] &': { textAlign: 'right' } },
})
