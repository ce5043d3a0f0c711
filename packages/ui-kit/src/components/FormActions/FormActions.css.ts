import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { hairline } from '../../theme/mixins.ts'

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: 12,
  textAlign: 'center',
  '@media': {
    [media.md]: {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      paddingTop: 32,
      borderTop: hairline,
    },
  },
})
