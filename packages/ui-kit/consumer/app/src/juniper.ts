import { brandTokens, defineBrand, selvedgeDark, selvedgeLight } from '@selvedge/ui-kit/theme'

/** A third brand, made in an app with one call. */
export const juniper = defineBrand({
  name: 'juniper',
  light: { ...selvedgeLight, page: '#F4F7FB', accent: '#2F4B8F', deep: '#1F356B' },
  dark: { ...selvedgeDark, page: '#0F141C' },
  tokens: { ...brandTokens.selvedge, display: 'Georgia, serif', pill: '8px' },
})
