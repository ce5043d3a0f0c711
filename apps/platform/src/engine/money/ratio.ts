/** A decimal number as an exact fraction, which avoids floating-point errors. */
export type Ratio = { readonly numerator: bigint; readonly denominator: bigint }

/** Converts a decimal such as a tax rate to a fraction: 0.14975 → 14975/100000. */
export const ratioOf = (decimal: number): Ratio => {
  const text = decimal.toFixed(10).replace(/0+$/, '').replace(/\.$/, '')
  const [whole = '0', fraction = ''] = text.split('.')
  return { numerator: BigInt(`${whole}${fraction}`), denominator: 10n ** BigInt(fraction.length) }
}
