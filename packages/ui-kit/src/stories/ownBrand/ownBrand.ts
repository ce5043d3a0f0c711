import { brandTokens } from '../../theme/brandTokens.ts'
import type { ColorRoles } from '../../theme/colors.ts'
import { type BrandTheme, defineBrand } from '../../theme/defineBrand.ts'
import { selvedgeDark, selvedgeLight } from '../../theme/selvedgeColors.ts'

/** The brand of a designer, which the story "Your brand" edits. */
export interface OwnBrand {
  readonly light: ColorRoles
  readonly dark: ColorRoles
  readonly corners: Corners
  readonly typeface: Typeface
}

/** The radii of the brand's fields, cards and buttons. */
export const cornerRadii = {
  square: { field: '0px', panel: '0px', control: '0px' },
  soft: { field: '4px', panel: '8px', control: '6px' },
  round: { field: '12px', panel: '16px', control: '99px' },
} as const
export type Corners = keyof typeof cornerRadii

/** The brands of the kit whose fonts the brand uses. */
export const typefaces = { serif: brandTokens.selvedge, sans: brandTokens.larkhouse } as const
export type Typeface = keyof typeof typefaces

/** The brand to start from: the third brand of Storybook, which has the berry red of a juniper shop. */
export const juniper: OwnBrand = {
  light: {
    ...selvedgeLight,
    accent: '#7A2E4F',
    accentHover: '#552037',
    panel: '#552037',
    onPanelMuted: '#EFE6EA',
    onAction: '#552037',
    dot1: '#552037',
    dot2: '#7A2E4F',
    dot3: '#A9778D',
    dot4: '#CAABB9',
    dot5: '#E4D5DC',
  },
  dark: {
    ...selvedgeDark,
    accent: '#D79AB2',
    accentHover: '#E8C1D0',
    onAccent: '#1A1416',
    panel: '#4F2438',
    onPanelMuted: '#F5F0F2',
    onAction: '#4F2438',
    dot1: '#D79AB2',
    dot2: '#C7A8B5',
    dot3: '#DFCDD5',
    dot4: '#7B5B68',
    dot5: '#58414B',
  },
  corners: 'round',
  typeface: 'serif',
}

/** The value of `data-brand` for the designer's brand. */
export const OWN_BRAND = 'own-brand'

/** Returns the theme of a designer's brand: its attributes and its stylesheet. */
export const ownBrandTheme = ({ light, dark, corners, typeface }: OwnBrand): BrandTheme<typeof OWN_BRAND> =>
  defineBrand({
    name: OWN_BRAND,
    light,
    dark,
    tokens: { ...typefaces[typeface], radius: cornerRadii[corners] },
  })

const STORAGE_KEY = 'ui-kit-own-brand'
const HEX_COLOR = /^#[0-9A-F]{6}$/i

/** The roles of a stored object whose values are colours. */
const colorsOf = (stored: unknown): Partial<ColorRoles> =>
  Object.fromEntries(
    Object.entries(typeof stored === 'object' && stored !== null ? stored : {}).filter(
      ([role, value]) => role in selvedgeLight && HEX_COLOR.test(String(value)),
    ),
  )

/** Returns the brand that a stored text describes. Parts that are missing or invalid are those of `juniper`. */
export const parseOwnBrand = (text: string | null): OwnBrand => {
  try {
    const { light, dark, corners, typeface } = JSON.parse(text ?? '{}') as Partial<
      Record<keyof OwnBrand, unknown>
    >
    return {
      light: { ...juniper.light, ...colorsOf(light) },
      dark: { ...juniper.dark, ...colorsOf(dark) },
      corners: typeof corners === 'string' && corners in cornerRadii ? (corners as Corners) : juniper.corners,
      typeface:
        typeof typeface === 'string' && typeface in typefaces ? (typeface as Typeface) : juniper.typeface,
    }
  } catch {
    return juniper
  }
}

/** Returns the brand that the designer edited last in this browser. */
export const readOwnBrand = (): OwnBrand => parseOwnBrand(localStorage.getItem(STORAGE_KEY))

/** Stores the brand in this browser, for the other stories. */
export const saveOwnBrand = (brand: OwnBrand): void =>
  localStorage.setItem(STORAGE_KEY, JSON.stringify(brand))
