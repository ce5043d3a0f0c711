/**
 * The search token for a value of an attribute. Attribute names contain no `@`, so it differs from the tokens that
 * begin with `@`.
 */
export const attributeToken = (name: string, value: string): string => `${name}=${value}`
export const categoryToken = (id: string): string => `@category=${id}`
/** The search token for a category. A product has this token for each of its categories and their ancestors. */
export const treeToken = (id: string): string => `@tree=${id}`
export const typeToken = (id: string): string => `@type=${id}`
