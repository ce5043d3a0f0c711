const numberLast = ['DE', 'NL', 'ES', 'IT']

/** Joins number and name of a street to one line, in the country's order: the reverse of `splitStreet`. */
export const joinStreet = (
  country: string,
  street: { readonly number?: string | null | undefined; readonly name?: string | null | undefined },
): string =>
  (numberLast.includes(country) ? [street.name, street.number] : [street.number, street.name])
    .filter(Boolean)
    .join(' ')
