import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'
import { bleed, hairline } from '../../theme/mixins.ts'

export const list = style({
  '@media': {
    [media.belowLg]: {
      ...bleed,
      display: 'flex',
      alignItems: 'center',
      gap: 24,
      marginBottom: 32,
      borderBottom: hairline,
      whiteSpace: 'nowrap',
    },
  },
})
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  color: vars.color.textMuted,
  ':hover': { color: vars.color.text },
  selectors: {
    '&[aria-current]': { color: vars.color.text, fontWeight: 650 },
    '&[aria-current]::before': {
      content: '',
      width: 9,
      height: 9,
      borderRadius: '50%',
      background: vars.color.accent,
    },
  },
})
export const last = style({
  '@media': { [media.lg]: { marginTop: 20, paddingTop: 16, borderTop: hairline } },
})
