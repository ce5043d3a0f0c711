import { vars } from './contract.css.ts'

/**
 * The style of a dot as one element, filled with the CSS `color` of the element. A darker outline keeps light dots
 * visible on any background; it looks like `dotsOutline` over the fill.
 */
export const dotOfColor = <Outline extends { readonly r: string; readonly strokeWidth: number }>(
  outline: Outline,
) => ({
  ...outline,
  fill: 'currentColor',
  stroke: `color-mix(in srgb, currentColor 84%, ${vars.color.text})`,
})
