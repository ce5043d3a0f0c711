import { globalStyle, style } from '@vanilla-extract/css'

/** Room for the provider's fields, kept free before they arrive so that nothing moves. */
export const cardFrame = style({
  height: 312,
  '@media': { '(scripting: none)': { display: 'none' } },
})

globalStyle(`${cardFrame} > iframe`, { width: '100%', height: '100%', border: 0, colorScheme: 'light' })
