export type { ProcessStep, ProcessStepsProps } from './ProcessSteps.tsx'
export { ProcessSteps } from './ProcessSteps.tsx'
