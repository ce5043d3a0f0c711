/** The words of the token index: one for each thing a product can be found by. An attribute's name holds no `@`. */
export const attributeToken = (name: string, value: string): string => `${name}=${value}`
export const categoryToken = (id: string): string => `@category=${id}`
/** Also of every category above the product's own. */
export const treeToken = (id: string): string => `@tree=${id}`
export const typeToken = (id: string): string => `@type=${id}`
