import { style } from '@vanilla-extract/css'
import { borderWidth } from '../../theme/borderWidth.ts'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fluidSpace } from '../../theme/fluidSpace.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { layers } from '../../theme/layers.ts'
import { media } from '../../theme/media.ts'
import { blocksBrandSelector, hairline, tabularDigits } from '../../theme/mixins.ts'
import { radius } from '../../theme/radius.ts'
import { shadows } from '../../theme/shadows.ts'
import { sizes } from '../../theme/sizes.ts'
import { spacing } from '../../theme/spacing.ts'

const { color, brand } = vars

export const headerBar = style({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(2.5),
  minHeight: componentSizes.header.height,
  '@media': {
    [media.md]: { minHeight: componentSizes.header.heightMd },
    [media.lg]: { gap: fluidSpace.header.gap },
  },
})

export const headerSearch = style({
  display: 'none',
  marginInlineStart: 'auto',
  '@media': {
    [media.xl]: {
      display: 'flex',
      alignItems: 'center',
      width: componentSizes.header.search,
      borderBottom: `${borderWidth.thin} solid ${color.text}`,
    },
  },
  selectors: {
    [blocksBrandSelector]: {
      background: color.raised,
      border: 0,
      borderRadius: brand.radius.control,
      paddingInline: spacing(3),
    },
    '&:focus-within': { borderColor: color.accent },
  },
})
export const searchInput = style({
  width: '100%',
  minWidth: 0,
  height: sizes.target,
  border: 0,
  background: 'none',
  fontSize: fontSize.meta,
  selectors: {
    '&::placeholder': { color: color.textMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})
export const searchButton = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: componentSizes.header.searchButton,
  height: sizes.target,
})

export const headerLinks = style({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  selectors: { [`${headerSearch} ~ &`]: { '@media': { [media.xl]: { marginInlineStart: 0 } } } },
})
export const iconLink = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: sizes.target,
  height: sizes.target,
  ':hover': { color: color.accent },
})
export const hiddenFromXl = style({ '@media': { [media.xl]: { display: 'none' } } })
export const hiddenOnPhone = style({ '@media': { [media.phone]: { display: 'none' } } })

export const accountMenu = style({ position: 'relative', '@media': { [media.phone]: { display: 'none' } } })
export const accountSummary = style([
  iconLink,
  {
    selectors: {
      '&[aria-current], [open] > &': { color: color.accent },
      // Covers the page while the menu is open. The cover belongs to the menu's summary, so a press on the page
      // closes the menu.
      '[open] > &::before': {
        content: '',
        position: 'fixed',
        inset: 0,
        zIndex: layers.menu,
        cursor: 'default',
      },
    },
  },
])
export const accountPanel = style({
  position: 'absolute',
  insetInlineEnd: 0,
  top: '100%',
  zIndex: layers.menu,
  width: componentSizes.header.accountMenu,
  padding: spacing(4, 5, 3),
  border: hairline,
  borderRadius: brand.radius.field,
  background: color.card,
  boxShadow: shadows.float,
})

/** Teal when the cart is the current page. */
export const headerCart = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: spacing(2),
  minHeight: sizes.target,
  paddingInlineStart: spacing(2.5),
  fontWeight: fontWeight.strong,
  ':hover': { color: color.accent },
  selectors: { '&[aria-current]': { color: color.accent } },
})
export const headerCount = style({
  ...tabularDigits,
  minWidth: sizes.icon,
  height: sizes.icon,
  paddingInline: spacing(1.5),
  borderRadius: radius.pill,
  background: color.text,
  color: color.page,
  fontSize: fontSize.count,
  lineHeight: sizes.icon,
  textAlign: 'center',
  selectors: { [`${headerCart}[aria-current] &`]: { background: color.accent, color: color.onAccent } },
})
