import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

const base = style({ display: 'grid', fontSize: '0.9375rem', lineHeight: 1.6 })

export const facts = styleVariants({
  /** Product details: the first column has a fixed width. */
  table: [base, { gridTemplateColumns: 'minmax(0, 150px) 1fr', gap: '6px 16px' }],
  /** In a line item: columns as narrow as their text; on phones only the values. */
  line: [
    base,
    {
      gridTemplateColumns: 'auto 1fr',
      gap: '2px 20px',
      '@media': { [media.phone]: { display: 'block', fontSize: '0.875rem', lineHeight: 1.5 } },
    },
  ],
})

export const term = style({ color: vars.color.textMuted })
export const lineTerm = style({
  '@media': { [media.phone]: { position: 'absolute', clipPath: 'inset(50%)' } },
})
