import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { displayType, nameType } from '../../theme/mixins.ts'
import { display } from '../../theme/type.ts'

const base = style(displayType)

export const heading = styleVariants(
  {
    hero: { fontSize: display.hero, lineHeight: 0.98, letterSpacing: '-0.032em' },
    category: { fontSize: display.category, letterSpacing: '-0.034em' },
    page: { fontSize: display.page, letterSpacing: '-0.03em' },
    section: { fontSize: display.section },
    panel: { fontSize: display.panel },
    group: { fontSize: display.group, lineHeight: 1.15, letterSpacing: '-0.015em' },
    sub: { fontSize: display.sub, lineHeight: 1.15, letterSpacing: '-0.012em' },
    card: { ...nameType, fontSize: display.card },
    label: {
      fontFamily: vars.brand.font.text,
      fontSize: '1rem',
      fontWeight: 650,
      letterSpacing: 0,
      lineHeight: 1.4,
    },
  },
  (size) => [base, size],
)
