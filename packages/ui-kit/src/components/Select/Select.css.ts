import { globalStyle, style } from '@vanilla-extract/css'
import { fluidSpace } from '../../theme/fluidSpace.ts'
import { autoDirection } from '../../theme/mixins.ts'
import { spacing } from '../../theme/spacing.ts'

export const selectFrame = style({ position: 'relative' })
export const select = style({
  ...autoDirection,
  appearance: 'none',
  paddingInlineEnd: spacing(11),
  textOverflow: 'ellipsis',
})

globalStyle(`${selectFrame} > svg`, {
  position: 'absolute',
  insetInlineEnd: spacing(3.5),
  top: fluidSpace.select.icon,
  pointerEvents: 'none',
})
