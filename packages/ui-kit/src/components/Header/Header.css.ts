import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.ts'
import { layout } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { blocks, hairline, tabular } from '../../theme/mixins.ts'

const { color, brand } = vars

export const bar = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 68,
  '@media': { [media.md]: { minHeight: 92 }, [media.lg]: { gap: 'clamp(20px, 3vw, 44px)' } },
})

export const nav = style({
  display: 'none',
  whiteSpace: 'nowrap',
  '@media': { [media.lg]: { display: 'block' } },
})
export const navList = style({
  display: 'flex',
  gap: 'clamp(16px, 1.8vw, 26px)',
  fontSize: '0.96875rem',
  fontWeight: 520,
})
export const navLink = style({ display: 'inline-flex', alignItems: 'center', minHeight: 44 })
export const navWord = style({
  selectors: {
    [`${navLink}:hover > &, ${navLink}[aria-current] > &`]: { boxShadow: `0 2px 0 ${color.accent}` },
  },
})

export const search = style({
  display: 'none',
  marginInlineStart: 'auto',
  '@media': {
    [media.xl]: {
      display: 'flex',
      alignItems: 'center',
      width: 214,
      borderBottom: `1px solid ${color.text}`,
    },
  },
  selectors: {
    [blocks]: { background: color.raised, border: 0, borderRadius: brand.radius.control, paddingInline: 12 },
    '&:focus-within': { borderColor: color.accent },
  },
})
export const searchInput = style({
  width: '100%',
  minWidth: 0,
  height: 44,
  border: 0,
  background: 'none',
  fontSize: '0.9375rem',
  selectors: {
    '&::placeholder': { color: color.textMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})
export const searchButton = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 34,
  height: 44,
})

export const links = style({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  '@media': { [media.xl]: { marginInlineStart: 0 } },
})
export const iconLink = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  ':hover': { color: color.accent },
})
export const onlyPhone = style({ '@media': { [media.xl]: { display: 'none' } } })
export const notPhone = style({ '@media': { [media.phone]: { display: 'none' } } })

/** Teal when the cart is the current page (spec §2). */
export const cart = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  paddingInlineStart: 10,
  fontWeight: 600,
  ':hover': { color: color.accent },
  selectors: { '&[aria-current]': { color: color.accent } },
})
export const count = style({
  ...tabular,
  minWidth: 22,
  height: 22,
  paddingInline: 6,
  borderRadius: 99,
  background: color.text,
  color: color.page,
  fontSize: '0.75rem',
  lineHeight: '22px',
  textAlign: 'center',
  selectors: { [`${cart}[aria-current] &`]: { background: color.accent, color: color.onAccent } },
})

export const menu = style({ '@media': { [media.lg]: { display: 'none' } } })
export const menuButton = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginInlineStart: -11,
})
export const menuPanel = style({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  zIndex: layers.menu,
  padding: '8px 20px 28px',
  marginInline: `calc(-1 * ${layout.side})`,
  background: color.page,
  borderBlock: hairline,
  boxShadow: '0 24px 32px #00000014',
})
export const menuLink = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 56,
  borderBottom: hairline,
  fontFamily: brand.font.display,
  fontWeight: brand.weight.name,
  fontSize: '1.375rem',
  letterSpacing: '-0.015em',
})
export const menuSmall = style({ display: 'flex', alignItems: 'center', gap: 12, minHeight: 48 })
export const menuSearch = style({
  display: 'flex',
  alignItems: 'center',
  marginBlock: '8px 4px',
  border: `1px solid ${color.field}`,
  borderRadius: brand.radius.control,
  background: color.card,
  paddingInline: 8,
})
