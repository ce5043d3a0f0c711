import { style } from '@vanilla-extract/css'

export const icon = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

/** Points in the reading direction: it is mirrored in right-to-left text. */
export const onward = style({
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)', transformOrigin: '11px' } },
})
