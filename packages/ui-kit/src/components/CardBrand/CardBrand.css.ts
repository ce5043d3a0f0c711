import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const card = style({ display: 'inline-block', flex: 'none', verticalAlign: 'middle' })
export const paper = style({ fill: vars.color.card, stroke: vars.color.field })
export const word = style({ fill: vars.color.text, fontSize: 9, fontWeight: 750, letterSpacing: '0.02em' })
export const stripe = style({ fill: vars.color.field })
