import { space } from '@selvedge/ui-kit/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** A checkbox and, below it, the fields that are shown only while it is off. */
export const uncheckedOnlyGroup = style({})
export const uncheckedOnlyCheckbox = style({})
export const uncheckedOnlyFields = style({})
globalStyle(`${uncheckedOnlyGroup}:has(${uncheckedOnlyCheckbox} :checked) ${uncheckedOnlyFields}`, {
  display: 'none',
})

/** The two ways to write an address in the United States. Browsers without `:has` show both, one below the other. */
export const militaryAddressFields = style({ paddingTop: space.l })
export const streetAddressFields = style({})

const militaryChosen = 'fieldset:has([name="addressType"][value="APO/FPO"]:checked)'
const homeChosen = 'fieldset:has([name="addressType"][value="Home/Work"]:checked)'
globalStyle(`${homeChosen} ${militaryAddressFields}`, { display: 'none' })
globalStyle(`${militaryChosen} ${militaryAddressFields}`, { paddingTop: 0 })
globalStyle(`${militaryChosen} ${streetAddressFields}`, { display: 'none' })
