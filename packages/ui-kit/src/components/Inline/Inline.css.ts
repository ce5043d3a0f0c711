import { recipe } from '@vanilla-extract/recipes'

export const inline = recipe({
  base: { display: 'flex', flexWrap: 'wrap' },
  variants: {
    align: {
      center: { alignItems: 'center' },
      baseline: { alignItems: 'baseline' },
      start: { alignItems: 'flex-start' },
      end: { alignItems: 'flex-end' },
    },
    justify: {
      start: {},
      between: { justifyContent: 'space-between' },
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
    },
    wrap: { yes: {}, no: { flexWrap: 'nowrap' } },
  },
  defaultVariants: { align: 'center' },
})
