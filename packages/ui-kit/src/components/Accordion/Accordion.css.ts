import { globalStyle, style } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { hairline } from '../../theme/mixins.ts'
import { spacing } from '../../theme/spacing.ts'

export const accordionItem = style({ borderTop: hairline, ':last-child': { borderBottom: hairline } })
export const accordionSummary = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: spacing(4),
  minHeight: componentSizes.accordion.summary,
  fontSize: fontSize.control,
  fontWeight: fontWeight.strong,
})
export const accordionBody = style({ paddingBottom: spacing(5.5) })

// The plus becomes a minus when the item is open.
globalStyle(`${accordionItem}[open] > ${accordionSummary} svg path`, { d: 'path("M5 11h12")' } as object)
