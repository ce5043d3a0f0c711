/**
 * The name of the custom property, without its dashes, that carries a colour role or a brand token.
 * @example propertyName(['color', 'accent']) // "s-accent"
 * @example propertyName(['brand', 'radius', 'field']) // "s-radius-field"
 */
export const propertyName = ([, ...path]: readonly string[]): string => ['s', ...path].join('-')
