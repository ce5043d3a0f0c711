import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'
import { blocks, hairline, nameType } from '../../theme/mixins.ts'

export const strip = style({
  background: vars.color.edge,
  borderBottom: hairline,
  selectors: { [blocks]: { background: 'none', border: 0 } },
})

export const row = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  paddingBlock: 16,
  '@media': {
    [media.lg]: {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 24,
      minHeight: 72,
      paddingBlock: 8,
    },
  },
})

export const title = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 18,
  '@media': { [media.belowLg]: { flexDirection: 'row-reverse' } },
})

export const name = style({ ...nameType, fontSize: '1.25rem', letterSpacing: '-0.01em', marginInlineEnd: 10 })
