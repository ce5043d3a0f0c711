import type { StyleRule } from '@vanilla-extract/css'
import { borderWidth } from './borderWidth.ts'
import { vars } from './contract.css.ts'
import { layout } from './layout.ts'
import { leading } from './leading.ts'
import { media } from './media.ts'
import { spacing } from './spacing.ts'
import { tracking } from './tracking.ts'

/** The selector for brands that separate things by blocks of colour instead of hairlines. */
export const blocksBrandSelector = '[data-separator-style=blocks] &'

/** The display font of the brand. */
export const displayFontFamily = { fontFamily: vars.brand.font.display } satisfies StyleRule

/** The text font of the brand. */
export const textFontFamily = { fontFamily: vars.brand.font.text } satisfies StyleRule

/** A serif font of the system, for the name of another shop. That shop's own font is not loaded for a single word. */
export const serifFontFamily = { fontFamily: 'Georgia, serif' } satisfies StyleRule

/** Display type, in the display font of the brand. */
export const displayTypography = {
  ...displayFontFamily,
  fontWeight: vars.brand.weight.display,
  letterSpacing: vars.brand.tracking,
  lineHeight: leading.display,
  textWrap: 'balance',
} satisfies StyleRule

/** The names of products and people, in the display font with less contrast. */
export const nameTypography = {
  ...displayFontFamily,
  fontWeight: vars.brand.weight.name,
  letterSpacing: tracking.name,
  lineHeight: leading.name,
} satisfies StyleRule

/** Digits of equal width, for columns of numbers. */
export const tabularDigits = { fontVariantNumeric: 'tabular-nums lining-nums' } satisfies StyleRule

/**
 * Text with a direction of its own: "−$5.85" and "3 yd" are not reversed in right-to-left pages. It is aligned like the
 * text around it.
 */
export const autoDirection = {
  unicodeBidi: 'plaintext',
  textAlign: ['-webkit-match-parent', 'match-parent'],
} satisfies StyleRule

/** A price, a quantity or a measurement. */
export const amountTypography = { ...tabularDigits, ...autoDirection } satisfies StyleRule

/** The value of `border` for a hairline. */
export const hairline = `${borderWidth.thin} solid ${vars.color.line}`

const ringOf = (gap: string, ring: string) => ({
  boxShadow: `0 0 0 ${borderWidth.thick} ${gap}, 0 0 0 ${spacing(1)} ${ring}`,
})

/** A ring around a selected image, also in forced-colours mode. The content of the item must be an image. */
export const selectionRing = {
  ...ringOf(vars.color.page, vars.color.text),
  '@media': {
    [media.forcedColors]: {
      ...ringOf('Canvas', 'Highlight'),
      forcedColorAdjust: 'none',
      outlineColor: 'CanvasText',
    },
  },
} satisfies StyleRule

/** Shows in forced-colours mode that an item is selected. `outline` is the place of the item's focus outline. */
export const forcedColorsSelection = (outline: 'outside' | 'inside') =>
  ({
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Highlight',
        color: 'HighlightText',
        outlineColor: outline === 'outside' ? 'CanvasText' : 'HighlightText',
      },
    },
  }) satisfies StyleRule

/**
 * Outlines the active option in forced-colours mode. The texts of an option have several colours, so a highlighted
 * background would make some of them unreadable.
 */
export const forcedColorsOutline = {
  '@media': {
    [media.forcedColors]: {
      outline: `${borderWidth.thick} solid Highlight`,
      outlineOffset: `-${borderWidth.thick}`,
    },
  },
} satisfies StyleRule

/** A border in forced-colours mode, for shapes that otherwise consist of a background only. */
export const forcedColorsEdge = {
  '@media': { [media.forcedColors]: { border: `${borderWidth.thin} solid` } },
} satisfies StyleRule

/** Keeps a shape that is only a background visible in forced-colours mode, which removes backgrounds. */
export const forcedColorsFill = {
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
} satisfies StyleRule

/** Hides content visually but not from screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} satisfies StyleRule

/**
 * A row that scrolls sideways and extends to the edges of the page. A card that is cut off at the edge shows that there
 * are more cards.
 */
export const fullBleedRow = {
  marginInline: `calc(-1 * ${layout.side})`,
  paddingInline: layout.side,
  overflowX: 'auto',
  scrollbarWidth: 'none',
} satisfies StyleRule
