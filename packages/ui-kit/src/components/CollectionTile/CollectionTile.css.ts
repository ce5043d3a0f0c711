import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layout } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { blocks, nameType, tabular } from '../../theme/mixins.ts'
import { display } from '../../theme/type.ts'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: `28px ${layout.gutter}`,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  selectors: { [blocks]: { alignItems: 'stretch', gap: 'clamp(12px, 1.25vw, 16px)' } },
})

const lark = (background: string, color: string) => ({ selectors: { [blocks]: { background, color } } })

/** Every second tile is lower. Brands with blocks show tiles of solid colour at one height. */
export const tile = style({
  display: 'block',
  selectors: {
    '&:nth-child(even)': { marginTop: 'clamp(36px, 4.5vw, 64px)' },
    '[data-character=blocks] &:nth-child(n)': {
      marginTop: 0,
      overflow: 'hidden',
      borderRadius: vars.brand.radius.panel,
      paddingBottom: 24,
    },
  },
})

export const tones = styleVariants({
  first: lark('#5B1F55', '#FFFFFF'),
  second: lark('#E5A100', '#231226'),
  third: lark('#E9D9E7', '#231226'),
  fourth: lark('#CFE0EC', '#231226'),
})

export const image = style({
  aspectRatio: '3 / 4.6',
  overflow: 'hidden',
  borderRadius: vars.brand.radius.field,
  background: vars.color.raised,
  selectors: { [blocks]: { borderRadius: 0, aspectRatio: '1 / 1.24' } },
})

const words = { selectors: { [blocks]: { paddingInline: 'clamp(14px, 1.6vw, 22px)' } } }
export const name = style({ ...nameType, ...words, marginTop: 18, fontSize: display.sub, lineHeight: 1.15 })
export const note = style({
  ...tabular,
  display: 'block',
  marginTop: 4,
  color: vars.color.textMuted,
  fontSize: '0.9375rem',
  selectors: { [blocks]: { ...words.selectors[blocks], color: 'inherit' } },
})
