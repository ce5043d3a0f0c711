/** The layouts of `RadioGroup`. */
export const radioGroupLayouts = ['column', 'row'] as const
