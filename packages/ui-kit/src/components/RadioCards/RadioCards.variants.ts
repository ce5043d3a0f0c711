/** The layouts of `RadioCards`. */
export const radioCardsLayouts = ['rows', 'cards'] as const
