import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tabular } from '../../theme/mixins.ts'

export const pages = style({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 4,
})

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 44,
  height: 44,
  borderRadius: vars.brand.radius.control,
  fontWeight: 550,
  selectors: {
    'a&:hover': { background: vars.color.raised },
    '&[aria-current]': { background: vars.color.text, color: vars.color.page },
  },
})
