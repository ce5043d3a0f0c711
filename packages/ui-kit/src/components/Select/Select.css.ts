import { globalStyle, style } from '@vanilla-extract/css'

export const frame = style({ position: 'relative' })
export const select = style({ appearance: 'none', paddingInlineEnd: 44, textOverflow: 'ellipsis' })

globalStyle(`${frame} > svg`, {
  position: 'absolute',
  insetInlineEnd: 14,
  top: 'calc(50% - 11px)',
  pointerEvents: 'none',
})
