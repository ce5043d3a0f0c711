import { recipe } from '@vanilla-extract/recipes'
import { borderWidth } from '../../theme/borderWidth.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { spacing } from '../../theme/spacing.ts'
import { textFontSizes } from '../../theme/type.ts'

export const textLink = recipe({
  base: {
    position: 'relative',
    color: vars.color.accent,
    fontWeight: fontWeight.label,
    textDecoration: 'underline',
    textDecorationThickness: borderWidth.thin,
    textUnderlineOffset: spacing(1),
    // A button would center text of several lines.
    textAlign: 'inherit',
    cursor: 'pointer',
    ':hover': { color: vars.color.accentHover, textDecorationThickness: borderWidth.thick },
  },
  variants: {
    tone: {
      accent: {},
      text: { color: 'inherit' },
      quiet: {
        color: 'inherit',
        fontWeight: 'inherit',
        textDecorationColor: 'transparent',
        ':hover': {
          color: 'inherit',
          textDecorationColor: 'currentcolor',
          textDecorationThickness: borderWidth.thin,
        },
      },
    },
    size: { inherit: {}, small: { fontSize: textFontSizes.small } },
    /** `alone` is for a link outside a sentence. Its target is 44 px high, but the content around it does not move. */
    place: {
      inline: {},
      alone: {
        whiteSpace: 'nowrap',
        '::after': { content: '', position: 'absolute', inset: spacing(-2.75, -1.5) },
      },
    },
  },
})
