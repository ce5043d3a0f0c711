import { type BrandConfig, DEFAULT_SITE } from '../config/brandConfig.ts'
import { brandColors } from '../theme/brandColors.ts'

const text = (value: string): string => `'${value.replace(/[\\']/g, '\\$&')}'`

const object = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `  ${name}: ${text(value)},\n`)
    .join('')

const radii = {
  square: { field: '2px', panel: '2px', control: '2px' },
  soft: { field: '8px', panel: '8px', control: '8px' },
  round: { field: '14px', panel: '14px', control: '99px' },
} as const

/** Converts the name of a brand to an id for attributes: lower-case letters, digits and dashes. */
export const brandId = (name: string): string => {
  const id = name
    .normalize('NFKD')
    // The accents of letters.
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
  return id === '' ? 'brand' : id
}

/** Returns the text of a site's `brand.ts`, which defines its colors, corners and fonts. */
export const brandModule = ({ name, accent, corners, type }: BrandConfig): string => {
  const { light, dark } = brandColors(accent, type)
  const base = type === 'serif' ? 'selvedge' : 'larkhouse'
  const { field, panel, control } = radii[corners]
  return `import { brandTokens, defineBrand, ${base}Dark, ${base}Light } from '@selvedge/ui-kit/theme'

/** The colors of light mode. \`npm run dev\` and \`npm run build\` stop when two of them are hard to read together. */
export const light = {
  ...${base}Light,
${object(light)}}

/** The colors of dark mode. */
export const dark = {
  ...${base}Dark,
${object(dark)}}

/** The theme of the site: vite.config.ts writes its stylesheet and its attributes into index.html. */
export const brand = defineBrand({
  name: ${text(brandId(name))},
  light,
  dark,
  tokens: {
    ...brandTokens.${base},
    radius: { field: '${field}', panel: '${panel}', control: '${control}' },
  },
})
`
}

/** The text of a site's `src/settings.ts`: what a brand team changes first. */
export const settingsModule = ({ name, category, site }: BrandConfig): string => `/** The name of the shop. */
export const shopName = ${text(name)}

/** The category that the home page lists, by the slug that it has in the catalogue. */
export const categorySlug = ${text(category)}

/**
 * The site that the shop's services know this brand by. Customers have a cart at each site. Carts without a site belong to the default
 * site, which is the only one of a shop without other sites.
 */
export const site = { key: ${text(site)}, isDefault: ${site === DEFAULT_SITE} }

/** The market of the shop. The catalogue has prices in USD, CAD, GBP, AUD and EUR, and the locales are en-US, en-CA, en-GB, en-AU and en. */
export const market = { locale: 'en-US', currency: 'USD', country: 'US' } as const
`
