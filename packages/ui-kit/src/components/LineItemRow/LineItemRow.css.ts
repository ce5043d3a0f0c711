import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fluid } from '../../theme/fluid.ts'
import { media } from '../../theme/media.ts'
import { hairline, nameType } from '../../theme/mixins.ts'

export const line = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: 16,
  paddingBlock: 20,
  borderTop: hairline,
  ':first-of-type': { borderTopColor: vars.color.text },
  ':last-of-type': { borderBottom: hairline },
  '@media': {
    [media.md]: {
      gridTemplateColumns: '220px minmax(0, 1fr)',
      gridTemplateRows: '1fr auto',
      gap: '16px 32px',
      paddingBlock: 32,
    },
  },
})

export const image = style({
  height: 150,
  overflow: 'hidden',
  borderRadius: vars.brand.radius.field,
  '@media': { [media.md]: { height: 240, gridRow: 'span 2' } },
})

export const top = style({
  display: 'grid',
  gap: 6,
  marginBottom: 8,
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 24, marginBottom: 12 } },
})
export const name = style({
  ...nameType,
  fontSize: fluid(21, 27),
  lineHeight: 1.15,
  letterSpacing: '-0.015em',
})
export const detail = style({ color: vars.color.textMuted })
export const price = style({ '@media': { [media.md]: { textAlign: 'end' } } })
export const actions = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  fontSize: '0.9375rem',
  '@media': { [media.md]: { gridColumn: 2, justifyContent: 'flex-start' } },
})
