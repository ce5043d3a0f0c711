export type { Benefit } from './BenefitList.tsx'
export { BenefitList } from './BenefitList.tsx'
