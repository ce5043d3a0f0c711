import {
  type ColorRoles,
  contrastProblems,
  larkhouseDark,
  larkhouseLight,
  selvedgeDark,
  selvedgeLight,
} from '@selvedge/ui-kit/theme'
import { mixColors } from './mixColors.ts'

/** The typefaces of a brand: `serif` is Fraunces with Figtree, `sans` is Bricolage Grotesque with DM Sans. */
export type TypefaceChoice = 'serif' | 'sans'

/** The colors of the component kit that a brand replaces, in light mode and in dark mode. */
export type BrandColors = { readonly light: Partial<ColorRoles>; readonly dark: Partial<ColorRoles> }

const WHITE = '#FFFFFF'
const BLACK = '#000000'

/** The kit's colors that a brand starts from. They depend on the brand's typefaces. */
const bases = {
  serif: { light: selvedgeLight, dark: selvedgeDark },
  sans: { light: larkhouseLight, dark: larkhouseDark },
} as const

const lightOf = (accent: string): Partial<ColorRoles> => {
  const deep = mixColors(accent, BLACK, 0.3)
  return {
    accent,
    accentHover: deep,
    onAccent: WHITE,
    panel: deep,
    onPanel: WHITE,
    onPanelMuted: mixColors(WHITE, accent, 0.12),
    action: WHITE,
    onAction: deep,
    dot1: deep,
    dot2: accent,
    dot3: mixColors(accent, WHITE, 0.35),
    dot4: mixColors(accent, WHITE, 0.6),
    dot5: mixColors(accent, WHITE, 0.8),
  }
}

const darkOf = (accent: string): Partial<ColorRoles> => {
  const panel = mixColors(accent, BLACK, 0.55)
  return {
    accent,
    accentHover: mixColors(accent, WHITE, 0.35),
    onAccent: mixColors(accent, BLACK, 0.85),
    panel,
    onPanel: WHITE,
    onPanelMuted: mixColors(WHITE, accent, 0.12),
    action: WHITE,
    onAction: panel,
    dot1: accent,
    dot2: mixColors(accent, WHITE, 0.3),
    dot3: mixColors(accent, WHITE, 0.6),
    dot4: mixColors(accent, BLACK, 0.3),
    dot5: mixColors(accent, BLACK, 0.5),
  }
}

const steps = Array.from({ length: 51 }, (_, at) => at / 50)

/**
 * Mixes the accent with more and more of the color `toward` (black or white), until the result is readable everywhere
 * in the kit.
 */
const readable = (accent: string, toward: string, base: ColorRoles, rolesOf: typeof lightOf): string =>
  steps
    .map((share) => mixColors(accent, toward, share))
    .find((color) => contrastProblems({ ...base, ...rolesOf(color) }).length === 0) ?? toward

/**
 * Returns the accent if it is readable on the brand's light pages, otherwise the lightest of its darker shades that is
 * readable there.
 */
export const readableAccent = (accent: string, type: TypefaceChoice): string =>
  readable(accent.toUpperCase(), BLACK, bases[type].light, lightOf)

/**
 * Derives the colors of a brand from its accent. In dark mode, the accent is lightened until it is readable on a dark
 * page.
 */
export const brandColors = (accent: string, type: TypefaceChoice): BrandColors => ({
  light: lightOf(accent.toUpperCase()),
  dark: darkOf(readable(accent.toUpperCase(), WHITE, bases[type].dark, darkOf)),
})
