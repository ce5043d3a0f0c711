import type { DeliveryCountry } from '../address/deliveryCountries.ts'

/** States by the first digits of their ZIP codes, as `first-last STATE[ STATE…]`. */
const zipRanges =
  '005-005 NY,006-007 PR,008-008 VI,009-009 PR,010-027 MA,028-029 RI,030-038 NH,039-049 ME,050-054 VT,055-055 MA,056-059 VT,060-062 CT,063-063 CT NY,064-069 CT,070-089 NJ,090-098 AE,100-149 NY,150-196 PA,197-199 DE,200-200 DC,201-201 VA,202-205 DC,206-219 MD,220-246 VA,247-268 WV,270-289 NC,290-299 SC,300-319 GA,320-339 FL,340-340 AA,341-349 FL,350-369 AL,370-385 TN,386-397 MS,398-399 GA,400-427 KY,430-459 OH,460-479 IN,480-499 MI,500-528 IA,530-549 WI,550-567 MN,569-569 DC,570-577 SD,580-588 ND,590-599 MT,600-629 IL,630-658 MO,660-679 KS,680-693 NE,700-714 LA,716-729 AR,730-732 OK,733-733 TX,734-749 OK,750-799 TX,800-816 CO,820-831 WY,832-838 ID,840-847 UT,850-865 AZ,870-884 NM,885-885 TX,889-898 NV,900-961 CA,962-966 AP,967-968 HI AS,969-969 GU MP,970-979 OR,980-994 WA,995-999 AK'

const canada: Readonly<Record<string, readonly string[]>> = {
  A: ['NL'],
  B: ['NS'],
  C: ['PE'],
  E: ['NB'],
  G: ['QC'],
  H: ['QC'],
  J: ['QC'],
  K: ['ON'],
  L: ['ON'],
  M: ['ON'],
  N: ['ON'],
  P: ['ON'],
  R: ['MB'],
  S: ['SK'],
  T: ['AB'],
  V: ['BC'],
  X: ['NT', 'NU'],
  Y: ['YT'],
}

const australia = ['NT ACT', 'NSW', 'NSW ACT', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'VIC', 'QLD']

/**
 * Returns the states that a postcode may belong to, by its first characters; empty when no state has such postcodes,
 * `undefined` for countries without states in addresses.
 */
export const postcodeStates = (country: DeliveryCountry, postcode: string): readonly string[] | undefined => {
  if (country === 'US') {
    const prefix = Number(postcode.slice(0, 3))
    for (const entry of zipRanges.split(',')) {
      const [range = '', ...states] = entry.split(' ')
      const [first = 0, last = 0] = range.split('-').map(Number)
      if (first <= prefix && prefix <= last) return states
    }
    return []
  }
  if (country === 'CA') return canada[postcode.charAt(0).toUpperCase()] ?? []
  if (country === 'AU') return australia[Number(postcode.charAt(0))]?.split(' ') ?? []
  return undefined
}
