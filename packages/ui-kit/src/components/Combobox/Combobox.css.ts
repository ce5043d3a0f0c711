import { style } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { layers } from '../../theme/layers.ts'
import { autoDirection, forcedColorsOutline, hairline, visuallyHidden } from '../../theme/mixins.ts'
import { shadows } from '../../theme/shadows.ts'
import { sizes } from '../../theme/sizes.ts'
import { spacing } from '../../theme/spacing.ts'
import { anchored } from '../Popover/anchored.ts'

const { color } = vars

export const comboboxList = style({
  ...anchored('bottom', spacing(1), componentSizes.combobox.listHeight),
  zIndex: layers.menu,
  width: 'anchor-size(width)',
  padding: spacing(1.5),
  border: hairline,
  borderRadius: vars.brand.radius.panel,
  background: color.card,
  color: color.text,
  boxShadow: shadows.float,
})
export const comboboxOption = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing(4),
  minHeight: sizes.target,
  padding: spacing(1.5, 2.5),
  borderRadius: vars.brand.radius.field,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected=true]': { background: color.raised, ...forcedColorsOutline },
    '&[aria-disabled=true]': { color: color.textMuted, cursor: 'not-allowed' },
  },
})
export const comboboxNote = style({ ...autoDirection, color: color.textMuted, fontSize: fontSize.small })
export const comboboxStatus = style({
  padding: spacing(2.5),
  color: color.textMuted,
  fontSize: fontSize.meta,
})
/** A visually hidden text for screen readers, because they do not announce changes of the list. */
export const comboboxAnnouncement = style(visuallyHidden)
