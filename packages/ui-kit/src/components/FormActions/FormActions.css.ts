import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { hairline } from '../../theme/mixins.ts'
import { spacing } from '../../theme/spacing.ts'

export const formActions = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: spacing(3),
  textAlign: 'center',
  '@media': {
    [media.md]: {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      paddingTop: spacing(8),
      borderTop: hairline,
    },
  },
})
