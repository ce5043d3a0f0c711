import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'
import { bleed, hairline, tabular, visuallyHidden } from '../../theme/mixins.ts'

const { color, brand } = vars

export const head = style({
  display: 'flex',
  width: '100%',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  marginBottom: 14,
  fontWeight: 650,
})

export const options = styleVariants({
  /** Rows in one frame, for shipping and payment methods. */
  rows: {
    border: `1px solid ${color.field}`,
    borderRadius: brand.radius.panel,
    background: color.card,
    overflow: 'hidden',
  },
  /** Cards with an image, for materials. On phones two rows that scroll sideways. */
  cards: {
    display: 'grid',
    gap: 10,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': {
      [media.phone]: {
        ...bleed,
        gridTemplateColumns: 'none',
        gridTemplateRows: 'auto auto',
        gridAutoFlow: 'column',
        gridAutoColumns: 262,
        paddingBlock: 4,
      },
    },
  },
})

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr) auto',
  gap: 16,
  alignItems: 'center',
  padding: '18px 20px',
  cursor: 'pointer',
  selectors: { '& ~ &': { borderTop: hairline } },
})

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: 14,
  padding: 10,
  border: hairline,
  borderRadius: brand.radius.panel,
  background: color.card,
  color: color.textMuted,
  fontSize: '0.8125rem',
  lineHeight: 1.46,
  cursor: 'pointer',
})

export const cardInput = style({ ...visuallyHidden, appearance: 'none' })
export const image = style({
  minHeight: 76,
  overflow: 'hidden',
  borderRadius: brand.radius.field,
  selectors: { [`${card} &`]: { height: '100%' } },
})
export const label = style({ display: 'block', color: color.text, fontWeight: 620 })
export const note = style({
  display: 'block',
  color: color.textMuted,
  fontSize: '0.875rem',
  lineHeight: 1.571,
  selectors: { [`${card} &`]: { fontSize: 'inherit', lineHeight: 'inherit' } },
})
export const aside = style({
  ...tabular,
  fontWeight: 600,
  selectors: { [`${card} &`]: { color: color.text } },
})
export const more = style({ display: 'none', paddingInline: '58px 20px', paddingBottom: 22 })

globalStyle(`${row}:has(:checked) + ${more}`, { display: 'block' })
globalStyle(`${card}:has(:checked)`, { borderColor: color.accent, boxShadow: `0 0 0 1px ${color.accent}` })
globalStyle(`${card}:has(:focus-visible)`, { outline: `2px solid ${color.accent}`, outlineOffset: 3 })
globalStyle(`:is(${card}, ${row}):has(:disabled)`, { opacity: 0.55, cursor: 'not-allowed' })
