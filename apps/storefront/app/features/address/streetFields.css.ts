import { space } from '@selvedge/ui-kit/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/**
 * An address in the United States has either street fields or military fields. Browsers without `:has` show both
 * groups, one below the other.
 */
export const militaryAddressFields = style({ paddingTop: space.l })
export const streetAddressFields = style({})

const militaryChosen = 'fieldset:has([name="addressType"][value="APO/FPO"]:checked)'
const homeChosen = 'fieldset:has([name="addressType"][value="Home/Work"]:checked)'
globalStyle(`${homeChosen} ${militaryAddressFields}`, { display: 'none' })
globalStyle(`${militaryChosen} ${militaryAddressFields}`, { paddingTop: 0 })
globalStyle(`${militaryChosen} ${streetAddressFields}`, { display: 'none' })
