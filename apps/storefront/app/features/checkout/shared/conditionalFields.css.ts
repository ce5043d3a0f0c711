import { globalStyle, style } from '@vanilla-extract/css'

/** A checkbox and, below it, the fields that are shown only while it is unchecked. */
export const uncheckedOnlyGroup = style({})
export const uncheckedOnlyCheckbox = style({})
export const uncheckedOnlyFields = style({})
globalStyle(`${uncheckedOnlyGroup}:has(${uncheckedOnlyCheckbox} :checked) ${uncheckedOnlyFields}`, {
  display: 'none',
})
