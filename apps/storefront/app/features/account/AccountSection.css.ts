import { media, space, vars } from '@selvedge/ui-kit/theme'
import { style } from '@vanilla-extract/css'

/** A section: its subject on the left and its form on the right; in narrow windows one below the other. */
export const accountSection = style({
  display: 'grid',
  gap: space.m,
  paddingBlock: space.xl,
  borderTop: `thin solid ${vars.color.line}`,
  ':first-of-type': { borderTop: 0, paddingTop: 0 },
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start', gap: space.xl } },
})

/** A row of a list in a section: a text, and a button or an amount at its end. */
export const sectionRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  paddingBlock: space.s,
  borderTop: `thin solid ${vars.color.line}`,
})

/** A subscription and its state; one below the other where they do not fit side by side. */
export const periodFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.xxs}px ${space.l}px`,
})

/** A saved card: its name, its expiry, and what can be done with it. */
export const cardRow = style({
  display: 'grid',
  gap: space.xs,
  paddingBlock: space.m,
  borderTop: `thin solid ${vars.color.line}`,
  ':first-of-type': { borderTop: 0, paddingTop: 0 },
})
