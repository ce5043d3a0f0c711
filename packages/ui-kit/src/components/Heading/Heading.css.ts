import { style, styleVariants } from '@vanilla-extract/css'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { leading } from '../../theme/leading.ts'
import { displayType, nameType, textFace } from '../../theme/mixins.ts'
import { tracking } from '../../theme/tracking.ts'
import { display } from '../../theme/type.ts'

const base = style(displayType)

export const heading = styleVariants(
  {
    hero: { fontSize: display.hero, lineHeight: leading.hero, letterSpacing: tracking.hero },
    category: { fontSize: display.category, letterSpacing: tracking.category },
    page: { fontSize: display.page, letterSpacing: tracking.page },
    section: { fontSize: display.section },
    panel: { fontSize: display.panel },
    group: { fontSize: display.group, lineHeight: leading.heading, letterSpacing: tracking.group },
    sub: { fontSize: display.sub, lineHeight: leading.heading, letterSpacing: tracking.name },
    card: { ...nameType, fontSize: display.card },
    label: {
      ...textFace,
      fontSize: fontSize.body,
      fontWeight: fontWeight.bold,
      letterSpacing: 0,
      lineHeight: leading.label,
    },
  },
  (size) => [base, size],
)
