import { style } from '@vanilla-extract/css'

export const icon = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

/** Points along the line of reading, and so the other way where one reads from right to left. */
export const onward = style({
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)', transformOrigin: '11px' } },
})
