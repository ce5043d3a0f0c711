/** The custom property (without its dashes) that carries a role or a token of this name. */
export const propertyName = (token: string): string => `s-${token}`
