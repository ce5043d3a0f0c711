import { style, styleVariants } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { leading } from '../../theme/leading.ts'
import { media } from '../../theme/media.ts'
import { autoDirection } from '../../theme/mixins.ts'
import { spacing } from '../../theme/spacing.ts'

const base = style({
  display: 'grid',
  fontSize: fontSize.meta,
  lineHeight: leading.table,
  overflowWrap: 'anywhere',
})

export const facts = styleVariants({
  /** Product details: the first column has a fixed width. */
  table: [base, { gridTemplateColumns: `minmax(0, ${componentSizes.facts.term}) 1fr`, gap: spacing(1.5, 4) }],
  /** In a line item, the columns are as narrow as their text. Phones show only the values. */
  line: [
    base,
    {
      gridTemplateColumns: 'auto 1fr',
      gap: spacing(0.5, 5),
      '@media': { [media.phone]: { display: 'block', fontSize: fontSize.small, lineHeight: leading.normal } },
    },
  ],
})

export const factsTerm = style({ color: vars.color.textMuted })
export const factsValue = style(autoDirection)
export const factsLineTerm = style({
  '@media': { [media.phone]: { position: 'absolute', clipPath: 'inset(50%)' } },
})
