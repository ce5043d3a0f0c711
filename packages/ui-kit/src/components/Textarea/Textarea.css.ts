import { style } from '@vanilla-extract/css'
import { tabular } from '../../theme/mixins.ts'

export const area = style({ minHeight: 120, paddingBlock: 14, lineHeight: 1.5, resize: 'vertical' })
export const count = style({ ...tabular, float: 'inline-end' })
