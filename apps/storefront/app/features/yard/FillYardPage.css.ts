import { layout, media, motion, space, textFontSizes, vars } from '@selvedge/ui-kit/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const hairline = `thin solid ${vars.color.line}`
const ring = `medium solid ${vars.color.accent}`

/** With large text, the words of the title are broken. */
export const yardTitle = style({ overflowWrap: 'anywhere' })

export const yardOverview = style({
  paddingBottom: space.xxl,
  '@media': { [media.lg]: { position: 'sticky', top: space.l, paddingBottom: layout.section } },
})

/** The cloth with its selvedge, which carries the dots of the designs. */
export const yardStage = style({
  display: 'grid',
  gridTemplateColumns: `${space.m}px minmax(0, 1fr)`,
  border: hairline,
  scrollMarginTop: space.l,
  '@media': { [media.md]: { gridTemplateColumns: `${space.l}px minmax(0, 1fr)` } },
})
export const yardEdge = style({
  display: 'grid',
  placeItems: 'center',
  background: vars.color.edge,
  borderInlineEnd: hairline,
})
globalStyle(`${yardEdge} > svg`, {
  width: space.xs,
  height: 'auto',
  overflow: 'visible',
  '@media': { [media.md]: { width: space.s } },
})

export const yardDrawing = style({ position: 'relative' })

/** Four or nine parts over the drawing. */
export const yardGrid = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplate: 'repeat(2, minmax(0, 1fr)) / repeat(2, minmax(0, 1fr))',
  selectors: {
    '&:has(> :nth-child(9))': { gridTemplate: 'repeat(3, minmax(0, 1fr)) / repeat(3, minmax(0, 1fr))' },
  },
})

export const yardPart = style({
  position: 'relative',
  selectors: {
    '&:hover, &[data-current]': { outline: ring },
    // The shadow is a gap between the print and the ring, so that the ring is visible beside every print.
    '&[data-current]': { outlineOffset: space.xxs, boxShadow: `0 0 0 ${space.xxs}px ${vars.color.page}` },
  },
})
export const yardNumber = style({
  position: 'absolute',
  top: space.xs,
  left: space.xs,
  display: 'grid',
  placeItems: 'center',
  width: space.l,
  height: space.l,
  borderRadius: '50%',
  background: vars.color.page,
  color: vars.color.text,
  fontSize: textFontSizes.floor,
  '@media': {
    [media.md]: {
      top: space.s,
      left: space.s,
      width: space.xl,
      height: space.xl,
      fontSize: textFontSizes.small,
    },
  },
})

export const yardList = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space.l,
  marginTop: space.m,
  '@media': {
    [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.xl]: {
      selectors: { '&:has(> :nth-child(9))': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
  },
})
export const yardEntry = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: space.s,
  paddingBlock: space.s,
  borderTop: hairline,
  overflowWrap: 'anywhere',
})
export const yardTools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.l,
  paddingTop: space.xs,
  borderTop: hairline,
})

export const yardChoice = style({ scrollMarginTop: space.l, minWidth: 0 })

/** With large text, the button is below the field. */
export const yardSearch = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.xs })
globalStyle(`${yardSearch} > :nth-last-child(2)`, { flex: '1 1 60%', minWidth: 0 })

export const yardColours = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  marginInline: -space.xxs,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
})
export const yardColour = style({
  display: 'grid',
  placeItems: 'center',
  height: space.xxl,
})
export const yardWell = style({
  width: space.xl,
  height: space.xl,
  borderRadius: '50%',
  stroke: vars.color.field,
  strokeOpacity: 0.5,
  selectors: { [`${yardColour}[aria-current] &`]: { outline: ring, outlineOffset: space.xxs } },
})

export const yardPrints = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.m,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
export const yardPrint = style({
  display: 'grid',
  ':hover': { color: vars.color.accent },
  selectors: { '&[data-used]': { color: vars.color.accent } },
})
export const yardPrintImage = style({
  aspectRatio: '1',
  marginBottom: space.xs,
  overflow: 'hidden',
  borderRadius: vars.brand.radius.field,
  background: vars.color.raised,
  outlineOffset: space.xxs,
  transition: `outline-color ${motion.quick} ${motion.ease}`,
  selectors: {
    [`${yardPrint}:hover &`]: { outline: `medium solid ${vars.color.line}` },
    [`${yardPrint}[data-used] &`]: { outline: ring },
  },
})

export const yardBuy = style({
  paddingTop: space.l,
  paddingBottom: layout.section,
  borderTop: `thin solid ${vars.color.text}`,
})
export const yardFabrics = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.xs,
  marginTop: space.xs,
})
export const yardFabric = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: space.xxl,
  padding: space.xs,
  border: `thin solid ${vars.color.field}`,
  borderRadius: vars.brand.radius.control,
  textAlign: 'center',
  selectors: {
    '&:hover': { borderColor: vars.color.text },
    '&[aria-current]': { borderColor: vars.color.accent, outline: `thin solid ${vars.color.accent}` },
  },
})
