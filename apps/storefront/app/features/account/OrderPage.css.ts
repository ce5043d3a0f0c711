import { layout, media, space, textFontSizes, vars } from '@selvedge/ui-kit/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const hairline = `thin solid ${vars.color.line}`

/** Marks the page that prints as an invoice. */
export const invoice = style({})

/** The space above the page. */
export const orderTop = style({ height: space.xl })

export const orderHead = style({
  display: 'grid',
  gap: space.l,
  alignItems: 'end',
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space.xxl } },
})

export const orderActions = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space.s,
  '@media': { [media.md]: { gridAutoColumns: 'auto' } },
})

/** The progress of the order; on phones it extends to the edges of the page. */
export const track = style({
  border: hairline,
  borderRadius: vars.brand.radius.panel,
  background: vars.color.card,
  '@media': {
    [media.phone]: {
      marginInline: `calc(-1 * ${layout.side})`,
      borderInline: 0,
      borderRadius: 0,
    },
  },
})
export const trackTop = style({
  display: 'grid',
  gap: space.l,
  padding: `${space.l}px ${layout.side}`,
  '@media': { [media.md]: { gap: space.xl, padding: `${space.xl}px ${space.xxl}px` } },
})
export const trackTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.xxs}px ${space.l}px`,
})
export const parcel = style({
  display: 'grid',
  gap: space.xxs,
  alignItems: 'center',
  padding: `${space.m}px ${layout.side}`,
  borderTop: hairline,
  fontSize: textFontSizes.meta,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [media.md]: { gridTemplateColumns: '1fr auto', columnGap: space.l, paddingInline: space.xxl } },
})
export const parcelContent = style({ color: vars.color.textMuted })
export const parcelNumber = style({ overflowWrap: 'anywhere' })

export const orderLine = style({
  display: 'grid',
  gridTemplateColumns: `${space.xxxl + space.l}px minmax(0, 1fr)`,
  gap: `${space.xs}px ${space.m}px`,
  paddingBlock: space.l,
  borderTop: hairline,
  '@media': {
    [media.md]: {
      gridTemplateColumns: `${space.xxxl * 2 - space.m}px minmax(0, 1fr) auto`,
      columnGap: space.l,
    },
  },
})
export const orderLineImage = style({
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: vars.brand.radius.field,
  '@media': { [media.phone]: { gridRow: 'span 2' } },
})
export const orderLineDetail = style({ color: vars.color.textMuted, fontSize: textFontSizes.meta })
export const orderLineFacts = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: space.l,
  marginTop: space.xs,
  fontSize: textFontSizes.meta,
})
export const orderLineTerm = style({ color: vars.color.textMuted })
export const lineAction = style({ marginTop: space.s })
export const orderLinePrice = style({ '@media': { [media.md]: { textAlign: 'end' } } })

/** The message on the card of a gift, in the display font. */
export const giftNote = style({
  display: 'grid',
  gap: `${space.xxs}px ${space.m}px`,
  alignItems: 'baseline',
  marginBottom: space.l,
  padding: `${space.m}px ${space.l}px`,
  borderRadius: vars.brand.radius.panel,
  background: vars.color.raised,
  fontSize: textFontSizes.meta,
  '@media': { [media.md]: { gridTemplateColumns: 'auto 1fr' } },
})
export const giftWords = style({
  whiteSpace: 'pre-line',
  fontFamily: vars.brand.font.display,
  fontSize: textFontSizes.lead,
  overflowWrap: 'anywhere',
})

export const orderFacts = style({
  display: 'grid',
  gap: space.xl,
  paddingTop: space.xl,
  borderTop: `thin solid ${vars.color.text}`,
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.xl]: { gridTemplateColumns: '1fr 1fr 1.25fr', columnGap: space.xxl },
  },
})
export const parts = style({ marginTop: space.s })
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.m,
  alignItems: 'center',
  paddingBlock: space.s,
  borderBottom: hairline,
  fontSize: textFontSizes.meta,
  fontVariantNumeric: 'tabular-nums lining-nums',
  ':first-of-type': { paddingTop: 0 },
})
export const partNote = style({ color: vars.color.textMuted, fontSize: textFontSizes.small })
export const addressLine = style({ display: 'block' })
export const costs = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${space.xs}px ${space.m}px`,
  marginTop: space.s,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const cost = style({ textAlign: 'end' })
export const discount = style({ textAlign: 'end', color: vars.color.sale })
export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  marginTop: space.m,
  paddingTop: space.m,
  borderTop: hairline,
  marginBottom: space.xs,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

/**
 * A text that explains how to print. If JavaScript does not open the print dialog, the link "Print invoice" shows this
 * text.
 */
export const printHint = style({ display: 'none', ':target': { display: 'block' } })

const none = 'none !important' as 'none'
/** Only on paper. */
export const onPaper = style({
  display: 'none',
  '@media': { print: { display: 'block' } },
})
export const notOnPaper = style({ '@media': { print: { display: none } } })

// On paper the page is an invoice: the shop's frame is left out, and everything is black on white.
const page = `body:has(${invoice})`
globalStyle(`${page} :is(header, footer, nav)`, { '@media': { print: { display: none } } })
// The invoice takes the column of the hidden navigation, too. Otherwise that column would be empty on wide paper.
globalStyle(`${page} nav + :has(${invoice})`, { '@media': { print: { gridColumn: '1 / -1' } } })
globalStyle(`${page}, ${page} *`, {
  '@media': { print: { color: 'black !important', background: 'none !important' } },
})
globalStyle(`${page} ${invoice} > *`, { '@media': { print: { gap: space.l } } })
globalStyle(`${page} ${orderLine}`, {
  '@media': {
    print: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: space.xs, breakInside: 'avoid' },
  },
})
globalStyle(`${page} ${orderFacts}`, {
  '@media': {
    print: { gridTemplateColumns: '1fr 1fr 1.25fr', paddingTop: space.m, breakInside: 'avoid' },
  },
})
globalStyle(`${page} ${orderLinePrice}`, { '@media': { print: { textAlign: 'end' } } })
globalStyle(`${orderFacts} > :first-child`, { '@media': { [media.md]: { gridRow: 'span 2' } } })
globalStyle(`${orderFacts} > :nth-child(n)`, {
  '@media': { [media.xl]: { gridRow: 'auto' }, print: { gridRow: 'auto' } },
})
