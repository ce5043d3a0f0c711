import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { text } from '../../theme/type.ts'

export const textLink = recipe({
  base: {
    position: 'relative',
    color: vars.color.accent,
    fontWeight: 550,
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: 4,
    cursor: 'pointer',
    ':hover': { color: vars.color.accentHover, textDecorationThickness: 2 },
  },
  variants: {
    tone: {
      accent: {},
      text: { color: 'inherit' },
      quiet: {
        color: 'inherit',
        fontWeight: 'inherit',
        textDecorationColor: 'transparent',
        ':hover': { color: 'inherit', textDecorationColor: 'currentcolor', textDecorationThickness: 1 },
      },
    },
    size: { inherit: {}, small: { fontSize: text.small } },
    /** Outside a sentence: the target is 44 px high and does not change the layout. */
    place: {
      inline: {},
      alone: { whiteSpace: 'nowrap', '::after': { content: '', position: 'absolute', inset: '-11px -6px' } },
    },
  },
})
