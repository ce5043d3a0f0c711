import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { leading } from '../../theme/leading.ts'
import { displayTypography, nameTypography, textFontFamily } from '../../theme/mixins.ts'
import { tracking } from '../../theme/tracking.ts'
import { displayFontSizes } from '../../theme/type.ts'

const base = style(displayTypography)

export const headingSecondLine = style({ display: 'block', color: vars.color.textMuted })

export const heading = styleVariants(
  {
    hero: { fontSize: displayFontSizes.hero, lineHeight: leading.hero, letterSpacing: tracking.hero },
    category: { fontSize: displayFontSizes.category, letterSpacing: tracking.category },
    page: { fontSize: displayFontSizes.page, letterSpacing: tracking.page },
    section: { fontSize: displayFontSizes.section },
    panel: { fontSize: displayFontSizes.panel },
    group: { fontSize: displayFontSizes.group, lineHeight: leading.heading, letterSpacing: tracking.group },
    sub: { fontSize: displayFontSizes.sub, lineHeight: leading.heading, letterSpacing: tracking.name },
    card: { ...nameTypography, fontSize: displayFontSizes.card },
    label: {
      ...textFontFamily,
      fontSize: fontSize.body,
      fontWeight: fontWeight.bold,
      letterSpacing: 0,
      lineHeight: leading.label,
    },
  },
  (size) => [base, size],
)
