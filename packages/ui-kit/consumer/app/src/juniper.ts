import { brandTokens, defineBrand, selvedgeDark, selvedgeLight } from '@selvedge/ui-kit/theme'

/** A brand that an app defines. */
export const juniper = defineBrand({
  name: 'juniper',
  light: { ...selvedgeLight, page: '#F4F7FB', accent: '#2F4B8F', accentHover: '#1F356B' },
  dark: { ...selvedgeDark, page: '#0F141C' },
  tokens: {
    ...brandTokens.selvedge,
    font: { ...brandTokens.selvedge.font, display: 'Georgia, serif' },
    radius: { ...brandTokens.selvedge.radius, control: '8px' },
  },
})
