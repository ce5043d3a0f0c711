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
    ':hover': { color: vars.color.deep, textDecorationThickness: 2 },
  },
  variants: {
    tone: {
      accent: {},
      ink: { color: 'inherit' },
      quiet: {
        color: 'inherit',
        fontWeight: 'inherit',
        textDecorationColor: 'transparent',
        ':hover': { color: 'inherit', textDecorationColor: 'currentcolor', textDecorationThickness: 1 },
      },
    },
    size: { inherit: {}, small: { fontSize: text.small } },
    /** Standing alone: its target reaches 44 px without moving its neighbours. */
    place: {
      inline: {},
      alone: { whiteSpace: 'nowrap', '::after': { content: '', position: 'absolute', inset: '-11px -6px' } },
    },
  },
})
