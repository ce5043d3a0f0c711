import { style } from '@vanilla-extract/css'

/**
 * Hides an element until the browser has received it completely, so that its further parts do not move the first ones. The
 * element ends with `<span hidden />`.
 */
export const hiddenUntilComplete = style({
  selectors: { '&:not(:has(> [hidden]))': { visibility: 'hidden' } },
})
