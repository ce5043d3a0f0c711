import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { borderWidth } from '../../theme/borderWidth.ts'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { layers } from '../../theme/layers.ts'
import { leading } from '../../theme/leading.ts'
import { media } from '../../theme/media.ts'
import {
  amountTypography,
  displayFontFamily,
  forcedColorsOutline,
  nameTypography,
  visuallyHidden,
} from '../../theme/mixins.ts'
import { radius } from '../../theme/radius.ts'
import { scrim } from '../../theme/scrim.ts'
import { sizes } from '../../theme/sizes.ts'
import { spacing } from '../../theme/spacing.ts'
import { tracking } from '../../theme/tracking.ts'
import { displayFontSizes } from '../../theme/type.ts'
import { headerSearch, searchInput } from '../Header/Header.css.ts'
import { headerRoot } from '../Header/HeaderNav.css.ts'

const { color } = vars
const { height } = componentSizes.searchField
/**
 * The margin at both sides of the field. The header is as wide as the window, but the field is within the margins of
 * the page.
 */
const side = componentSizes.header.panelSide

const frame = style({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  zIndex: layers.overlay,
})
/** Painted over the whole width of the window, without widening the page. */
const fullWidth = {
  background: color.page,
  boxShadow: `0 0 0 100vmax ${color.page}`,
  clipPath: 'inset(0 -100vmax)',
} as const

/** `header`: the field of the header grows over the whole width, above the suggestions. */
export const suggestFrame = styleVariants({
  header: [frame, { insetInline: side, paddingTop: height, pointerEvents: 'none' }],
  page: [frame],
})
const openField = `${headerSearch}[data-open]`

// The field and the suggestions are placed below the whole header.
globalStyle(`${headerRoot}:has(${openField})`, { position: 'relative', zIndex: layers.menu })

globalStyle(openField, {
  position: 'absolute',
  insetInline: side,
  top: '100%',
  zIndex: layers.overlay,
  display: 'flex',
  alignItems: 'center',
  gap: spacing(2),
  width: 'auto',
  height,
  border: 0,
  borderRadius: 0,
  borderBottom: `${borderWidth.thick} solid ${color.accent}`,
  paddingInline: 0,
  ...fullWidth,
})
globalStyle(`${openField} ${searchInput}`, {
  ...displayFontFamily,
  height: sizes.large,
  // Leaves space for the close button, which covers the end of the field.
  marginInlineEnd: spacing(16),
  fontWeight: vars.brand.weight.name,
  fontSize: displayFontSizes.searchField,
  letterSpacing: tracking.figure,
  outline: 'none',
})
/**
 * Keeps the links of the header at its end. The open field is positioned absolutely, so it no longer moves them there.
 */
globalStyle(`${openField} ~ div:last-child`, { marginInlineStart: 'auto' })

export const suggestPanel = style({
  position: 'relative',
  ...fullWidth,
  paddingBlock: spacing(6, 8),
  pointerEvents: 'auto',
})
export const suggestBackdrop = style({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  height: 0,
  boxShadow: `0 0 0 200vmax ${scrim}`,
  clipPath: 'inset(0 -200vmax -200vmax)',
  pointerEvents: 'none',
})
export const suggestClose = style({
  position: 'absolute',
  insetInlineEnd: 0,
  top: `calc((${height} - ${sizes.target}) / 2)`,
  minHeight: sizes.target,
  paddingInline: spacing(1),
  pointerEvents: 'auto',
  fontSize: fontSize.meta,
  fontWeight: fontWeight.label,
  ':hover': { color: color.accent },
})
export const suggestColumns = style({
  display: 'grid',
  gap: spacing(6),
  '@media': {
    [media.phone]: { maxHeight: componentSizes.searchSuggest.phoneHeight, overflowY: 'auto' },
    [media.md]: { gridTemplateColumns: '1fr 1fr', columnGap: spacing(10) },
    [media.xl]: { gridTemplateColumns: componentSizes.searchSuggest.columns, columnGap: spacing(16) },
  },
})
export const suggestColumn = style({
  display: 'grid',
  gap: spacing(6),
  alignContent: 'start',
  selectors: { '&:empty': { display: 'none' } },
})
export const suggestTitle = style({
  marginBottom: spacing(2),
  color: color.textMuted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
})
export const suggestOption = style({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(3),
  minHeight: sizes.target,
  marginInline: spacing(-3),
  paddingInline: spacing(3),
  borderRadius: vars.brand.radius.field,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected=true], &:hover': { background: color.raised },
    '&[aria-selected=true]': forcedColorsOutline,
  },
})
export const suggestDesign = style({ gap: spacing(4), paddingBlock: spacing(2) })
export const suggestText = style({ flex: 1, minWidth: 0 })
export const suggestName = style({
  ...nameTypography,
  display: 'block',
  fontSize: fontSize.strip,
})
export const suggestDetail = style({
  display: 'block',
  color: color.textMuted,
  fontSize: fontSize.small,
  lineHeight: leading.small,
})
export const suggestMatch = style({ color: color.accent })
export const suggestCount = style({
  ...amountTypography,
  flex: 'none',
  color: color.textMuted,
  fontSize: fontSize.small,
})
export const suggestDots = style({
  flex: 'none',
  width: componentSizes.searchSuggest.dots,
  height: 'auto',
  '@media': { [media.phone]: { display: 'none' } },
})
const image = style({ flex: 'none', overflow: 'hidden', background: color.raised })
/** The shapes of an option's image. */
export const suggestImage = styleVariants({
  square: [image, { width: sizes.large, height: sizes.large, borderRadius: vars.brand.radius.field }],
  round: [image, { width: sizes.chip, height: sizes.chip, borderRadius: radius.pill }],
})
export const suggestMore = style({
  width: 'fit-content',
  color: color.accent,
  fontWeight: fontWeight.label,
  textDecoration: 'underline',
  textUnderlineOffset: spacing(1),
})
export const suggestStatus = style(visuallyHidden)
/** Puts the tools below the last of the three columns. */
export const suggestTools = style({
  display: 'grid',
  justifyItems: 'start',
  '@media': {
    [media.xl]: { gridTemplateColumns: componentSizes.searchSuggest.columns, columnGap: spacing(16) },
  },
})
globalStyle(`${suggestTools} > *`, { '@media': { [media.xl]: { gridColumn: '-2 / -1' } } })
