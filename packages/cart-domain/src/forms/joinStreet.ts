const numberLast = ['DE', 'NL', 'ES', 'IT']

/**
 * Joins number and name of a street to one line, in the country's order: the reverse of `splitStreet`.
 *
 * @param country ISO two-letter code.
 *
 * @example
 * ```ts
 * import { joinStreet } from '@selvedge/cart-domain/forms'
 *
 * joinStreet('US', { number: '212', name: 'Warren Street' }) // '212 Warren Street'
 * joinStreet('DE', { number: '7', name: 'Ahornweg' }) // 'Ahornweg 7'
 * ```
 */
export const joinStreet = (
  country: string,
  street: { readonly number?: string | null | undefined; readonly name?: string | null | undefined },
): string =>
  (numberLast.includes(country) ? [street.name, street.number] : [street.number, street.name])
    .filter(Boolean)
    .join(' ')
