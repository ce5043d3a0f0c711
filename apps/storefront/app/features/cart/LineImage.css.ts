import { vars } from '@selvedge/ui-kit/theme'
import { style } from '@vanilla-extract/css'

/** The image of a Fill-a-Yard: its four or nine designs in a grid that has the proportions of the cloth. */
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
