const numberLast = ['DE', 'NL', 'ES', 'IT']

/** Number and name of a street as one line, in the country's order: the way back from `splitStreet`. */
export const joinStreet = (
  country: string,
  street: { readonly number?: string | null | undefined; readonly name?: string | null | undefined },
): string =>
  (numberLast.includes(country) ? [street.name, street.number] : [street.number, street.name])
    .filter(Boolean)
    .join(' ')
