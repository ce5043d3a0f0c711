import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.ts'
import { radius } from '../../theme/radius.ts'
import { spacing } from '../../theme/spacing.ts'

export const zoomView = style({
  position: 'fixed',
  inset: 0,
  zIndex: layers.overlay,
  background: vars.color.page,
})
/** Scrolls both ways: by touch, wheel, arrow keys or dragging. */
export const zoomViewStage = style({
  width: '100%',
  height: '100%',
  overflow: 'auto',
  cursor: 'grab',
  ':active': { cursor: 'grabbing' },
  ':focus-visible': { outlineOffset: spacing(-0.75) },
})
export const zoomViewImage = style({ maxWidth: 'none', margin: 'auto' })
export const zoomViewClose = style({
  position: 'absolute',
  insetInlineEnd: spacing(4),
  top: spacing(4),
  borderRadius: radius.round,
  background: vars.color.page,
})
