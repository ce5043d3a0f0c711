import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { borderWidth } from '../../theme/borderWidth.ts'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { layers } from '../../theme/layers.ts'
import { leading } from '../../theme/leading.ts'
import { amountTypography, forcedColorsOutline, hairline } from '../../theme/mixins.ts'
import { motion } from '../../theme/motion.ts'
import { shadows } from '../../theme/shadows.ts'
import { sizes } from '../../theme/sizes.ts'
import { spacing } from '../../theme/spacing.ts'
import { anchored } from '../Popover/anchored.ts'

const { color } = vars
const appear = keyframes({ from: { opacity: 0, transform: `translateY(${spacing(1)})` } })

const menu = style({
  zIndex: layers.menu,
  width: 'max-content',
  minWidth: componentSizes.dropdownMenu.min,
  maxWidth: componentSizes.dropdownMenu.max,
  padding: spacing(1.5),
  border: hairline,
  borderRadius: vars.brand.radius.panel,
  background: color.card,
  color: color.text,
  boxShadow: shadows.float,
  fontSize: fontSize.meta,
  animation: `${appear} ${motion.quick} ${motion.ease}`,
  // An item shows the focus. The menu has it only after a press, which needs no sign.
  ':focus-visible': { outline: 'none' },
})

/** The menu at each place beside its trigger. */
export const dropdownMenuPlaces = styleVariants({
  'bottom-start': [menu, anchored('bottom', spacing(1.5))],
  'bottom-end': [menu, anchored('bottom', spacing(1.5), '100%', 'end')],
  'top-start': [menu, anchored('top', spacing(1.5))],
  'top-end': [menu, anchored('top', spacing(1.5), '100%', 'end')],
})

export const dropdownMenuLabel = style({
  padding: spacing(2, 2.5, 1),
  color: color.textMuted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  lineHeight: leading.small,
})

export const dropdownMenuSeparator = style({
  height: 0,
  margin: spacing(1.5, -1.5),
  border: 0,
  borderTop: hairline,
})

const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(2.5),
  width: '100%',
  minHeight: sizes.target,
  padding: spacing(1.5, 2.5),
  borderRadius: vars.brand.radius.field,
  lineHeight: leading.label,
  textAlign: 'start',
  selectors: {
    '&:hover, &:focus': { background: color.raised, ...forcedColorsOutline },
    '&:focus-visible': { outlineOffset: `-${borderWidth.thick}` },
    '&[aria-current]': { fontWeight: fontWeight.strong },
    '&:disabled': { background: 'none', color: color.textMuted, cursor: 'not-allowed' },
  },
})
export const dropdownMenuItem = styleVariants({ text: [item], danger: [item, { color: color.error }] })

export const dropdownMenuItemLabel = style({ flex: '1 1 auto', minWidth: 0 })
export const dropdownMenuNote = style({
  ...amountTypography,
  color: color.textMuted,
  fontSize: fontSize.small,
})
/** The place of the check, so that the labels of items with and without it are in line. */
export const dropdownMenuCheck = style({ flex: 'none', width: sizes.icon, color: color.accent })
