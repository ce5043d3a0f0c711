import { media, space, textFontSizes, vars } from '@selvedge/ui-kit/theme'
import { style } from '@vanilla-extract/css'

const hairline = `thin solid ${vars.color.line}`

/** The lines of an order that can be returned. */
export const lines = style({ marginTop: space.m })

/** A line: image, name, and how many units are returned. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: `${space.xxxl + space.l}px minmax(0, 1fr)`,
  gap: `${space.m}px`,
  paddingBlock: space.l,
  borderTop: hairline,
  '@media': {
    [media.md]: {
      gridTemplateColumns: `${space.xxxl * 2 - space.m}px minmax(0, 2fr) minmax(0, 1fr)`,
      columnGap: space.l,
    },
  },
})
export const units = style({ '@media': { [media.phone]: { gridColumn: 2 } } })

/** The part of the form for the reason of the return, beside the first lines. */
export const why = style({
  paddingTop: space.xl,
  borderTop: `thin solid ${vars.color.text}`,
})

/** What a return contains, below its progress. */
export const contains = style({
  display: 'grid',
  gap: space.xxs,
  padding: `${space.m}px ${space.l}px`,
  borderTop: hairline,
  '@media': { [media.md]: { paddingInline: space.xxl } },
})

/** The page beside the navigation of the account. */
export const page = style({ paddingBottom: space.xxl })

/** The label; the dashed line shows where to cut it out. */
export const label = style({
  display: 'grid',
  gap: space.xl,
  padding: space.xl,
  border: `thin dashed ${vars.color.text}`,
  borderRadius: vars.brand.radius.panel,
  background: vars.color.card,
  breakInside: 'avoid',
})
export const caption = style({ color: vars.color.textMuted, fontSize: textFontSizes.small })
export const from = style({ fontSize: textFontSizes.meta })
export const to = style({
  fontSize: textFontSizes.lead,
  overflowWrap: 'anywhere',
})
export const code = style({ display: 'grid', gap: space.xs, paddingTop: space.l, borderTop: hairline })
/** Black on white in any colour mode, for scanners. */
export const barcode = style({ width: '100%', height: space.xxxl, background: 'white', fill: 'black' })
export const number = style({
  textAlign: 'center',
  fontSize: textFontSizes.lead,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
