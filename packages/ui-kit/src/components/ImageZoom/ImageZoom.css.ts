import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { spacing } from '../../theme/spacing.ts'

/** In the corner of the frame around the image. */
export const imageZoomCorner = style({ position: 'absolute', insetInlineEnd: spacing(3), bottom: spacing(3) })

/**
 * A popover over the whole window. This style must not set `display`, because a closed popover would then be visible.
 */
export const imageZoomView = style({
  width: '100%',
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  background: vars.color.page,
})

/** Scrolls both ways: by touch, wheel or arrow keys. */
export const imageZoomStage = style({
  display: 'grid',
  placeContent: 'safe center',
  width: '100%',
  height: '100%',
  overflow: 'auto',
  ':focus-visible': { outlineOffset: spacing(-0.75) },
})

const fit = (times: number): string => `min(${times * 100}vw, ${times * 80}vh)`

export const imageZoomImage = style({ width: fit(1), maxWidth: 'none', height: 'auto' })
globalStyle(`:has([value='2']:checked) > * > ${imageZoomImage}`, { width: fit(2) })
globalStyle(`:has([value='4']:checked) > * > ${imageZoomImage}`, { width: fit(4) })

/** Above the image: the zoom and the close button. */
export const imageZoomBar = style({
  position: 'absolute',
  insetInlineEnd: spacing(4),
  top: spacing(4),
  display: 'flex',
  gap: spacing(3),
})
