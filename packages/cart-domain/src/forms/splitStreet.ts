/**
 * Splits a street line into number and name, in either order; `undefined` without a number, which is required.
 *
 * @example
 * ```ts
 * import { splitStreet } from '@selvedge/cart-domain/forms'
 *
 * splitStreet('212 Warren Street') // { number: '212', name: 'Warren Street' }
 * splitStreet('Warren Street') // undefined
 * ```
 */
export const splitStreet = (line: string): { readonly number: string; readonly name: string } | undefined => {
  const leading = /^([0-9]+[0-9A-Za-z/-]*)[ ,]+(\S.*)$/.exec(line)
  if (leading?.[1] && leading[2]) return { number: leading[1], name: leading[2] }
  const trailing = /^(.*[^ ,])[ ,]+([0-9]+ ?[0-9A-Za-z/-]*)$/.exec(line)
  return trailing?.[1] && trailing[2] ? { number: trailing[2], name: trailing[1] } : undefined
}
