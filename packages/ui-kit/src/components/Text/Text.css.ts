import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { tabular } from '../../theme/mixins.ts'
import { text as sizes } from '../../theme/type.ts'

export const text = recipe({
  // Wraps a long word, so that it does not widen the page.
  base: { overflowWrap: 'anywhere' },
  variants: {
    size: {
      lead: { fontSize: sizes.lead, lineHeight: 1.55 },
      body: {},
      meta: { fontSize: sizes.meta, lineHeight: 1.467 },
      small: { fontSize: sizes.small, lineHeight: 1.571 },
      floor: { fontSize: sizes.floor, lineHeight: 1.538 },
    },
    tone: {
      text: {},
      muted: { color: vars.color.textMuted },
      accent: { color: vars.color.accent },
      sale: { color: vars.color.sale },
      success: { color: vars.color.success },
      warning: { color: vars.color.warning },
      error: { color: vars.color.error },
    },
    weight: { regular: { fontWeight: 400 }, medium: { fontWeight: 550 }, strong: { fontWeight: 620 } },
    digits: { running: {}, tabular },
    measure: { full: {}, narrow: { maxWidth: 420 }, prose: { maxWidth: '42rem' } },
  },
})
