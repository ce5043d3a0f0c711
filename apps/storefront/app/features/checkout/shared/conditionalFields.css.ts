import { space } from '@selvedge/ui-kit/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** A checkbox and, below it, the fields that are shown only while it is off. */
export const unlessTicked = style({})
export const tick = style({})
export const shownUnlessTicked = style({})
globalStyle(`${unlessTicked}:has(${tick} :checked) ${shownUnlessTicked}`, { display: 'none' })

/** The two ways to write an address in the United States. Browsers without `:has` show both, one below the other. */
export const military = style({ paddingTop: space.l })
export const street = style({})

const militaryChosen = 'fieldset:has([name="addressType"][value="APO/FPO"]:checked)'
const homeChosen = 'fieldset:has([name="addressType"][value="Home/Work"]:checked)'
globalStyle(`${homeChosen} ${military}`, { display: 'none' })
globalStyle(`${militaryChosen} ${military}`, { paddingTop: 0 })
globalStyle(`${militaryChosen} ${street}`, { display: 'none' })
