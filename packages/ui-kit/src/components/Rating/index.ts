export type { RatingProps } from './Rating.tsx'
export { Rating } from './Rating.tsx'
export type { RatingInputProps } from './RatingInput.tsx'
export { RatingInput } from './RatingInput.tsx'
