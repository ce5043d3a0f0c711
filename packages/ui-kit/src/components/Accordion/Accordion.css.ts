import { globalStyle, style } from '@vanilla-extract/css'
import { hairline } from '../../theme/mixins.ts'

export const item = style({ borderTop: hairline, ':last-child': { borderBottom: hairline } })
export const summary = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 16,
  minHeight: 62,
  fontSize: '1.0625rem',
  fontWeight: 600,
})
export const body = style({ paddingBottom: 22 })

// The plus becomes a minus when the item is open.
globalStyle(`${item}[open] > ${summary} svg path`, { d: 'path("M5 11h12")' } as object)
