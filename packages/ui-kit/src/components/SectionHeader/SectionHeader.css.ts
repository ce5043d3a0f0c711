import { style } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { fluidSpace } from '../../theme/fluidSpace.ts'
import { media } from '../../theme/media.ts'
import { spacing } from '../../theme/spacing.ts'
import { displayFontSizes } from '../../theme/type.ts'

export const sectionHeader = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: spacing(3.5),
  marginBottom: fluidSpace.sectionHeader.bottom,
  '@media': {
    [media.md]: {
      flexDirection: 'row',
      alignItems: 'flex-end',
      justifyContent: 'space-between',
      gap: spacing(10),
    },
  },
})

export const sectionHeaderTitle = style({
  maxWidth: componentSizes.sectionHeader.title,
  fontSize: displayFontSizes.section,
})

export const sectionHeaderAside = style({
  maxWidth: componentSizes.sectionHeader.aside,
  // When space is short, the title wraps, not the text beside it.
  '@media': { [media.md]: { flexShrink: 0 } },
})
