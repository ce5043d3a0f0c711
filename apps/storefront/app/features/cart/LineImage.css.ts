import { vars } from '@selvedge/ui-kit/theme'
import { style } from '@vanilla-extract/css'

/** A yard in the frame of a line's image: four quarters or nine squares, at the proportion of the cloth. */
export const yardImage = style({
  position: 'relative',
  top: '50%',
  display: 'grid',
  gridTemplate: 'repeat(2, minmax(0, 1fr)) / repeat(2, minmax(0, 1fr))',
  width: '100%',
  aspectRatio: '54 / 36',
  overflow: 'hidden',
  background: vars.color.raised,
  transform: 'translateY(-50%)',
  selectors: {
    '&:has(> :nth-child(9))': { gridTemplate: 'repeat(3, minmax(0, 1fr)) / repeat(3, minmax(0, 1fr))' },
  },
})
