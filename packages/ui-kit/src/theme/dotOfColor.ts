import { vars } from './contract.css.ts'

/** The share of the dot's own colour in the colour of its outline. */
const ownShare = { thin: '84%', strong: '50%' } as const

/**
 * The style of a dot that is a single element, filled with the CSS `color` of that element. A darker outline keeps
 * light dots visible on any background; it looks like `dotsOutline` over the fill. A `strong` outline has a contrast
 * of 3:1 with a page of the same colour.
 */
export const dotOfColor = <Outline extends { readonly r: string; readonly strokeWidth: number }>(
  outline: Outline,
  strength: keyof typeof ownShare = 'thin',
) => ({
  ...outline,
  fill: 'currentColor',
  stroke: `color-mix(in srgb, currentColor ${ownShare[strength]}, ${vars.color.text})`,
})
