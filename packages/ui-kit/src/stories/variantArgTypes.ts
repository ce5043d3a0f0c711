type Variants = Readonly<Record<string, readonly (string | number)[]>>

/**
 * The arg types of a story file for the variants of its component: the docs page lists the values of each prop.
 * @example argTypes: variantArgTypes({ tone: buttonTones, size: buttonSizes })
 */
export const variantArgTypes = (variants: Variants) =>
  Object.fromEntries(
    Object.entries(variants).map(([prop, options]) => [
      prop,
      { options, table: { type: { summary: options.join(' | ') } } },
    ]),
  )
