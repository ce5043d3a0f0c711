import { vars } from './contract.css.ts'

/**
 * A dot of the colour of its `color` attribute, as one element. Its outline is the same mixture as that of `dotsRim` over the colour, and
 * keeps light dots visible on any background.
 */
export const dotOfColor = <Outline extends { readonly r: string; readonly strokeWidth: number }>(
  outline: Outline,
) => ({
  ...outline,
  fill: 'currentColor',
  stroke: `color-mix(in srgb, currentColor 84%, ${vars.color.text})`,
})
