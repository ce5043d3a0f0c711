import { style } from '@vanilla-extract/css'
import { spacing } from '../../theme/spacing.ts'

/** In the corner of the frame around the image. */
export const imageZoomCorner = style({ position: 'absolute', insetInlineEnd: spacing(3), bottom: spacing(3) })
