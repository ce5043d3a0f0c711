import { style } from '@vanilla-extract/css'
import { borderWidth } from '../../theme/borderWidth.ts'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { displayFontFamily, textFontFamily } from '../../theme/mixins.ts'
import { sizes } from '../../theme/sizes.ts'
import { spacing } from '../../theme/spacing.ts'
import { tracking } from '../../theme/tracking.ts'
import { displayFontSizes } from '../../theme/type.ts'

/** Suggestions are placed below it. */
export const searchFieldFrame = style({ position: 'relative', marginBlock: spacing(2) })
export const searchField = style({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(3),
  minHeight: componentSizes.searchField.height,
  borderBottom: `${borderWidth.thick} solid ${vars.color.text}`,
  // The rule shows the focus.
  ':focus-within': { borderColor: vars.color.accent },
})
export const searchFieldInput = style({
  ...displayFontFamily,
  flex: 1,
  minWidth: 0,
  height: sizes.large,
  border: 0,
  background: 'none',
  fontWeight: vars.brand.weight.name,
  fontSize: displayFontSizes.searchField,
  letterSpacing: tracking.figure,
  outline: 'none',
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})
export const searchFieldSubmit = style({
  ...textFontFamily,
  minHeight: sizes.target,
  paddingInline: spacing(1),
  fontSize: fontSize.meta,
  fontWeight: fontWeight.label,
  ':hover': { color: vars.color.accent },
})
