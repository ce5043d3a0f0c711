import { media, space, vars } from '@selvedge/ui-kit/theme'
import { style } from '@vanilla-extract/css'

/** A choice: its purpose on the left and its control on the right; in narrow windows one below the other. */
export const preferenceRow = style({
  display: 'grid',
  gap: space.s,
  paddingBlock: space.l,
  borderTop: `thin solid ${vars.color.line}`,
  ':first-of-type': { borderTop: 0, paddingTop: 0 },
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start', gap: space.xl } },
})

/** The reason why a choice is offered. In narrow windows it is shown below the control. */
export const preferenceReason = style({ '@media': { [media.phone]: { order: 1 } } })
