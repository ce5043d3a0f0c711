export type { RadioGroupOption, RadioGroupProps } from './RadioGroup.tsx'
export { RadioGroup } from './RadioGroup.tsx'
