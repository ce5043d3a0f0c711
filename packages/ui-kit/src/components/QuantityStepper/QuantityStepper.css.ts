import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { borderWidth } from '../../theme/borderWidth.ts'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { tabularDigits } from '../../theme/mixins.ts'
import { opacity } from '../../theme/opacity.ts'
import { sizes } from '../../theme/sizes.ts'
import { spacing } from '../../theme/spacing.ts'

export const quantityStepper = recipe({
  base: {
    ...tabularDigits,
    display: 'grid',
    gridTemplateColumns: `${sizes.field} 1fr ${sizes.field}`,
    flexShrink: 0,
    width: componentSizes.quantityStepper.width,
    minHeight: componentSizes.quantityStepper.height,
    border: `${borderWidth.thin} solid ${vars.color.field}`,
    borderRadius: vars.brand.radius.control,
    background: vars.color.card,
    fontWeight: fontWeight.strong,
  },
  variants: { size: { m: {}, l: { minHeight: sizes.button } } },
})

export const quantityStepperButton = style({
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.brand.radius.control,
  selectors: {
    '&[aria-disabled=true]': { opacity: opacity.unavailable, cursor: 'not-allowed' },
    '&:hover:not([aria-disabled=true])': { background: vars.color.raised },
  },
})

export const quantityStepperMiddle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: spacing(1),
  minWidth: 0,
})

export const quantityStepperInput = style({
  height: '100%',
  boxSizing: 'content-box',
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'center',
  appearance: 'textfield',
  fieldSizing: 'content',
  // In browsers that support `field-sizing`, the input is as wide as its digits, within these limits.
  minWidth: componentSizes.quantityStepper.inputMin,
  maxWidth: componentSizes.quantityStepper.inputMax,
  selectors: {
    '&::-webkit-inner-spin-button': { appearance: 'none' },
    'label:not(:last-child) > &': { textAlign: 'end' },
  },
} as Parameters<typeof style>[0])
