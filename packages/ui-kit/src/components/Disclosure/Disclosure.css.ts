import { style } from '@vanilla-extract/css'

export const body = style({ paddingTop: 12 })
