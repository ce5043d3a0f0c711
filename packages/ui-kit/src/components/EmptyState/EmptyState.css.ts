import { style } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { fluidSpace } from '../../theme/fluidSpace.ts'
import { spacing } from '../../theme/spacing.ts'

export const emptyState = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: spacing(4),
  width: '100%',
  maxWidth: componentSizes.emptyState.width,
  marginInline: 'auto',
  paddingBlock: fluidSpace.emptyState.padding,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
export const emptyStateAction = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: spacing(3, 6),
  marginTop: spacing(3),
})
