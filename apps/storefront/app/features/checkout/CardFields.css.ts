import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

const frame = style({
  overflow: 'hidden',
  '@media': { '(scripting: none)': { display: 'none' } },
})

/** Room for the provider's fields, kept free before they arrive so that nothing moves. */
export const cardFrame = styleVariants({
  none: [frame, { height: 312 }],
  sandbox: [frame, { height: 312 }],
  stripe: [frame, { height: 48 }],
  braintree: [frame, { height: 252 }],
})

globalStyle(`${cardFrame.sandbox} > div:first-child > iframe`, {
  width: '100%',
  height: 312,
  border: 0,
  colorScheme: 'light',
})
globalStyle(`${frame} [data-card-field]`, { height: 48 })
