import { style, styleVariants } from '@vanilla-extract/css'
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

/** Suggestions are placed below this frame. */
export const searchFieldFrame = style({ position: 'relative', marginBlock: spacing(2) })
const field = style({
  display: 'flex',
  alignItems: 'center',
  // The bottom border shows the focus.
  ':focus-within': { borderColor: vars.color.accent },
})
export const searchField = styleVariants({
  l: [
    field,
    {
      gap: spacing(3),
      minHeight: componentSizes.searchField.height,
      borderBottom: `${borderWidth.thick} solid ${vars.color.text}`,
    },
  ],
  s: [
    field,
    {
      gap: spacing(2),
      width: componentSizes.searchField.width,
      maxWidth: '100%',
      minHeight: sizes.target,
      borderBottom: `${borderWidth.thin} solid ${vars.color.text}`,
    },
  ],
})
const input = style({
  flex: 1,
  minWidth: 0,
  border: 0,
  background: 'none',
  outline: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})
export const searchFieldInput = styleVariants({
  l: [
    input,
    {
      ...displayFontFamily,
      height: sizes.large,
      fontWeight: vars.brand.weight.name,
      fontSize: displayFontSizes.searchField,
      letterSpacing: tracking.figure,
    },
  ],
  s: [input, { ...textFontFamily, height: sizes.target, fontSize: fontSize.meta }],
})
export const searchFieldSubmit = style({
  ...textFontFamily,
  minHeight: sizes.target,
  paddingInline: spacing(1),
  fontSize: fontSize.meta,
  fontWeight: fontWeight.label,
  ':hover': { color: vars.color.accent },
})
