import { globalStyle } from '@vanilla-extract/css'

// Without JavaScript a card cannot open its variant: the links after the cards do. So a card cannot be selected either.
globalStyle('fieldset:has(+ noscript) label', {
  '@media': { '(scripting: none)': { pointerEvents: 'none' } },
})
globalStyle('fieldset:has(+ noscript) input', {
  '@media': { '(scripting: none)': { visibility: 'hidden' } },
})
