/** Tokens of the search index. Attribute names contain no `@`. */
export const attributeToken = (name: string, value: string): string => `${name}=${value}`
export const categoryToken = (id: string): string => `@category=${id}`
/** A token for a category and for each of its ancestors. */
export const treeToken = (id: string): string => `@tree=${id}`
export const typeToken = (id: string): string => `@type=${id}`
