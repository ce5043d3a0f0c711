export type { StepDotsProps } from './StepDots.tsx'
export { StepDots } from './StepDots.tsx'
