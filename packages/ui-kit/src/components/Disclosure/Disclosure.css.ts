import { style } from '@vanilla-extract/css'
import { spacing } from '../../theme/spacing.ts'

export const disclosureBody = style({ paddingTop: spacing(3) })
