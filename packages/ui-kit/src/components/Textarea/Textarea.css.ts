import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tabular } from '../../theme/mixins.ts'

export const area = style({ minHeight: 120, paddingBlock: 14, lineHeight: 1.5, resize: 'vertical' })

export const count = styleVariants({
  within: { ...tabular, float: 'inline-end' },
  over: { ...tabular, float: 'inline-end', color: vars.color.error, fontWeight: 550 },
})
