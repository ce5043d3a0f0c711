import { media, space, vars } from '@selvedge/ui-kit/theme'
import { style } from '@vanilla-extract/css'

/** A section of the profile: what it is about on the left, its form on the right; below each other in narrow windows. */
export const profileSection = style({
  display: 'grid',
  gap: space.m,
  paddingBlock: space.xl,
  borderTop: `thin solid ${vars.color.line}`,
  ':first-of-type': { borderTop: 0, paddingTop: 0 },
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start', gap: space.xl } },
})

/** A device and its button. */
export const deviceRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  paddingBlock: space.s,
  borderTop: `thin solid ${vars.color.line}`,
})
