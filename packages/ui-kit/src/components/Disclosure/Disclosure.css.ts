import { style } from '@vanilla-extract/css'
import { spacing } from '../../theme/spacing.ts'

export const body = style({ paddingTop: spacing(3) })
