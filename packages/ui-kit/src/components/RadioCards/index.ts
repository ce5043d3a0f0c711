export type { RadioOption } from './RadioCard.tsx'
export { RadioCard } from './RadioCard.tsx'
export type { RadioCardsProps } from './RadioCards.tsx'
export { RadioCards } from './RadioCards.tsx'
