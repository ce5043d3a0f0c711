const noMinorUnit = [
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'JPY',
  'KMF',
  'KRW',
  'MGA',
  'PYG',
  'RWF',
  'UGX',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
]

const digitsOf = (currency: string): number => (noMinorUnit.includes(currency.toUpperCase()) ? 0 : 2)

/**
 * Converts a decimal amount such as "50.76" to minor units (cents; yen); `undefined` if it is invalid in this
 * currency.
 */
export const minorUnits = (text: string, currency: string): number | undefined => {
  const match = /^([0-9]{1,12})(?:\.([0-9]{1,2}))?$/.exec(text)
  if (!match) return undefined
  const digits = digitsOf(currency)
  const fraction = (match[2] ?? '').padEnd(digits, '0')
  if (/[1-9]/.test(fraction.slice(digits))) return undefined
  return Number(`${match[1]}${fraction.slice(0, digits)}`)
}

/** Converts minor units (cents; yen) to a decimal amount with the currency's digits. */
export const decimal = (amount: number, currency: string): string => {
  const digits = digitsOf(currency)
  if (digits === 0) return String(amount)
  const text = String(Math.abs(amount)).padStart(digits + 1, '0')
  return `${amount < 0 ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`
}
