import { style } from '@vanilla-extract/css'
import { fluidSpace } from '../../theme/fluidSpace.ts'
import { media } from '../../theme/media.ts'
import { spacing } from '../../theme/spacing.ts'

export const newsletterFormFrame = style({
  display: 'grid',
  gap: spacing(6),
  '@media': {
    [media.md]: { gridTemplateColumns: '1fr 1fr', gap: fluidSpace.newsletterForm.gap, alignItems: 'end' },
  },
})
export const newsletterFormRow = style({
  display: 'grid',
  gap: spacing(3),
  '@media': { [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' } },
})
export const newsletterFormText = style({ marginTop: spacing(3.5) })
