import { recipe } from '@vanilla-extract/recipes'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { leading } from '../../theme/leading.ts'
import { amountTypography } from '../../theme/mixins.ts'
import { textFontSizes as sizes } from '../../theme/type.ts'

export const text = recipe({
  // Wraps a long word, so that it does not widen the page.
  base: { overflowWrap: 'anywhere' },
  variants: {
    size: {
      lead: { fontSize: sizes.lead, lineHeight: leading.lead },
      body: {},
      meta: { fontSize: sizes.meta, lineHeight: leading.meta },
      small: { fontSize: sizes.small, lineHeight: leading.note },
      floor: { fontSize: sizes.floor, lineHeight: leading.floor },
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
    weight: {
      regular: { fontWeight: fontWeight.regular },
      medium: { fontWeight: fontWeight.label },
      strong: { fontWeight: fontWeight.title },
    },
    digits: { running: {}, tabular: amountTypography },
    measure: {
      full: {},
      narrow: { maxWidth: componentSizes.text.narrow },
      prose: { maxWidth: componentSizes.text.prose },
    },
  },
})
