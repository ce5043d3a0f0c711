import { style } from '@vanilla-extract/css'

export const row = style({ display: 'grid', gridTemplateColumns: '116px minmax(0, 1fr)', gap: 12 })
/** A phone number is left-to-right in every language. */
export const number = style({
  direction: 'ltr',
  selectors: { '&:dir(rtl), [dir=rtl] &': { textAlign: 'right' } },
})
