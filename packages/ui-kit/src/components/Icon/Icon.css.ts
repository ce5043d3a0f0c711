import { style } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { strokeWidth } from '../../theme/strokeWidth.ts'

export const icon = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: strokeWidth.icon,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

/** For icons that point in the reading direction. They are mirrored in right-to-left text. */
export const onwardIcon = style({
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)', transformOrigin: componentSizes.icon.center } },
})
