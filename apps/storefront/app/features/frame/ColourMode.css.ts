import { style } from '@vanilla-extract/css'

/** Room for the switch before it arrives, so that nothing moves. */
export const colourMode = style({ minWidth: 148, minHeight: 44 })
