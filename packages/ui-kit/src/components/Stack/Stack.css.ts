import { recipe } from '@vanilla-extract/recipes'

export const stack = recipe({
  base: { display: 'flex', flexDirection: 'column' },
  variants: {
    align: {
      stretch: {},
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center', textAlign: 'center' },
    },
  },
})
