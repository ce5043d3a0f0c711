import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { borderWidth } from '../../theme/borderWidth.ts'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fluidSpace } from '../../theme/fluidSpace.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { hiddenUntilComplete } from '../../theme/hiddenUntilComplete.css.ts'
import { layers } from '../../theme/layers.ts'
import { media } from '../../theme/media.ts'
import {
  displayFontFamily,
  hairline,
  nameTypography,
  tabularDigits,
  textFontFamily,
} from '../../theme/mixins.ts'
import { motion } from '../../theme/motion.ts'
import { radius } from '../../theme/radius.ts'
import { scrim } from '../../theme/scrim.ts'
import { shadows } from '../../theme/shadows.ts'
import { sizes } from '../../theme/sizes.ts'
import { spacing } from '../../theme/spacing.ts'
import { tracking } from '../../theme/tracking.ts'

const { color, brand } = vars
const none = { display: 'none' }
const appear = keyframes({ from: { opacity: 0 } })

/** From lg up, the navigation is a row. In narrower windows, it is a popover that covers the window. */
export const headerNav = style({
  border: 0,
  background: color.page,
  color: color.text,
  selectors: {
    '&:popover-open': {
      position: 'fixed',
      inset: 0,
      width: 'auto',
      height: 'auto',
      margin: 0,
      padding: spacing(0, 5, 8),
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      animation: `${appear} ${motion.quick} ${motion.ease}`,
    },
  },
  '@media': {
    [media.lg]: {
      display: 'block',
      position: 'static',
      width: 'auto',
      height: 'auto',
      padding: 0,
      overflow: 'visible',
      whiteSpace: 'nowrap',
    },
  },
})

export const menuTopRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(2),
  minHeight: componentSizes.header.height,
  '@media': { [media.lg]: none },
})
export const menuButton = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: sizes.target,
  height: sizes.target,
  marginInlineStart: spacing(-2.75),
})
export const menuOpenButton = style([menuButton, { '@media': { [media.lg]: none } }])
export const menuSearch = style({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  border: `${borderWidth.thin} solid ${color.field}`,
  borderRadius: brand.radius.control,
  background: color.card,
  paddingInline: spacing(2),
})
export const menuLinks = style({ paddingTop: spacing(4.5), '@media': { [media.lg]: none } })

export const navList = style({
  '@media': {
    [media.lg]: {
      display: 'flex',
      gap: fluidSpace.header.navigation,
      fontSize: fontSize.navigation,
      fontWeight: fontWeight.link,
    },
  },
})

/** The link of a category, or the `<summary>` that opens its submenu. In the menu it is a row; a `<summary>` has a plus sign. */
export const navLink = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  '@media': {
    [media.belowLg]: {
      minHeight: componentSizes.header.menuRow,
      borderTop: hairline,
      ...displayFontFamily,
      fontSize: fontSize.menuTitle,
      fontWeight: brand.weight.name,
      letterSpacing: tracking.group,
    },
    [media.lg]: { position: 'static', display: 'inline-flex', minHeight: sizes.target },
  },
  selectors: {
    'summary&::before, summary&::after': {
      '@media': {
        [media.belowLg]: {
          content: '',
          position: 'absolute',
          insetInlineEnd: spacing(0.75),
          width: spacing(4.25),
          borderTop: `${borderWidth.control} solid`,
        },
      },
    },
    'summary&::before': { '@media': { [media.belowLg]: { transform: 'rotate(90deg)' } } },
    '[open] > &::before': {
      '@media': {
        [media.belowLg]: { display: 'none' },
        // Dims the page. The dimmed area belongs to the panel's summary, so a press on the page closes the panel.
        [media.lg]: {
          content: '',
          position: 'fixed',
          inset: 0,
          zIndex: layers.dim,
          background: scrim,
          cursor: 'default',
          animation: `${appear} ${motion.calm} ${motion.ease}`,
        },
      },
    },
  },
})
export const navLabel = style({
  selectors: {
    [`${navLink}:hover > &, ${navLink}[aria-current] > &, [open] > ${navLink} > &`]: {
      '@media': {
        [media.lg]: { boxShadow: `0 ${borderWidth.thick} 0 ${color.accent}` },
        // Forced-colours mode removes the shadow.
        [media.forcedColors]: {
          textDecoration: 'underline',
          textDecorationThickness: borderWidth.thick,
          textUnderlineOffset: spacing(1),
        },
      },
    },
  },
})

export const navPanel = style({
  paddingBottom: spacing(6),
  '@media': {
    [media.lg]: {
      position: 'absolute',
      insetInline: 0,
      top: '100%',
      display: 'grid',
      gridTemplateColumns: componentSizes.header.panel,
      gap: fluidSpace.header.panel,
      padding: `${spacing(10)} ${componentSizes.header.panelSide} ${spacing(11)}`,
      borderTop: `${borderWidth.thin} solid ${color.text}`,
      borderBottom: hairline,
      background: color.page,
      boxShadow: shadows.menu,
      fontWeight: fontWeight.regular,
      whiteSpace: 'normal',
      animation: `${appear} ${motion.quick} ${motion.ease}`,
    },
  },
})
export const navPanelTitle = style({
  marginBottom: spacing(2),
  color: color.textMuted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  '@media': { [media.belowLg]: { paddingTop: spacing(4) } },
})
/** Hidden in the menu, where the name of the category is already shown above the kinds. */
export const navPanelKindsTitle = style([navPanelTitle, { '@media': { [media.belowLg]: none } }])
export const navPanelLinks = style({ '@media': { [media.lg]: { marginTop: spacing(-0.5) } } })

export const navPanelKind = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: spacing(3),
  '@media': {
    [media.belowLg]: { alignItems: 'center', minHeight: sizes.target },
    [media.lg]: {
      ...displayFontFamily,
      fontSize: fontSize.menu,
      fontWeight: brand.weight.name,
      letterSpacing: tracking.group,
      lineHeight: sizes.target,
    },
  },
  selectors: { '&:hover, &[aria-current]': { color: color.accent } },
})
export const navPanelNote = style({
  ...tabularDigits,
  color: color.textMuted,
  ...textFontFamily,
  fontSize: fontSize.small,
  letterSpacing: 0,
})
export const navPanelLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: sizes.target,
  ':hover': { color: color.accent },
  '@media': { [media.lg]: { minHeight: sizes.chip, fontSize: fontSize.meta } },
})

export const accountTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: spacing(0, 3),
  marginBottom: spacing(2),
})
export const accountName = style({
  ...displayFontFamily,
  overflowWrap: 'anywhere',
  fontSize: fontSize.menu,
  fontWeight: brand.weight.name,
  letterSpacing: tracking.group,
})
export const accountSignOut = style({ marginTop: spacing(2), borderTop: hairline, paddingTop: spacing(1) })
export const navPanelColorWells = style({
  display: 'grid',
  gridTemplateColumns: `repeat(6, minmax(0, ${sizes.target}))`,
  justifyContent: 'space-between',
  marginInline: spacing(-1.75),
  '@media': {
    [media.lg]: {
      gridTemplateColumns: `repeat(6, minmax(0, ${sizes.target}))`,
      justifyContent: 'start',
      marginBottom: spacing(6),
    },
  },
})
export const navPanelColorWell = style({
  display: 'grid',
  placeItems: 'center',
  height: sizes.target,
  borderRadius: radius.round,
  ':hover': { boxShadow: `inset 0 0 0 ${borderWidth.thick} ${color.accent}` },
})
globalStyle(`${navPanelColorWell} > svg`, {
  width: componentSizes.header.well,
  height: componentSizes.header.well,
  border: `${borderWidth.thin} solid ${color.field}`,
  borderRadius: radius.round,
})
globalStyle(`${navPanelColorWell} circle`, { cx: '50%', cy: '50%', r: '50%' })
export const navPanelFeature = style({ '@media': { [media.belowLg]: none } })
export const navPanelImage = style({
  height: componentSizes.header.panelImage,
  overflow: 'hidden',
  borderRadius: brand.radius.field,
  background: color.raised,
})
export const navPanelFeatureName = style({
  ...nameTypography,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing(4),
  marginTop: spacing(3),
  fontSize: fontSize.strip,
  selectors: { [`${navPanelFeature}:hover &`]: { color: color.accent } },
})
export const navPanelDots = style({ flex: 'none', width: 'auto', height: sizes.dot })

/** The header is above the dimmed page while a panel is open. */
export const headerAboveBackdrop = style({ background: color.page })
export const headerRoot = style([
  hiddenUntilComplete,
  {
    selectors: {
      '&:has(details[open])': {
        '@media': { [media.lg]: { position: 'relative', zIndex: layers.menu } },
      },
    },
  },
])
