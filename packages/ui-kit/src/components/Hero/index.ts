export type { HeroProps } from './Hero.tsx'
export { Hero } from './Hero.tsx'
