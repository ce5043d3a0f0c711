import { style } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { spacing } from '../../theme/spacing.ts'

export const phoneInputRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(3),
})
/**
 * The country list is as wide as its longest option. The number is below the list if both do not fit into one row.
 */
export const phoneInputCountry = style({ flex: '1 1 auto', minWidth: 0, maxWidth: '100%' })
/** A phone number is left-to-right in every language. */
export const phoneInputNumber = style({
  flex: `3 1 ${componentSizes.phoneInput.number}`,
  direction: 'ltr',
  selectors: { '&:dir(rtl), [dir=rtl] &': { textAlign: 'right' } },
})
