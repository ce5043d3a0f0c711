export type { Benefit, BenefitListProps } from './BenefitList.tsx'
export { BenefitList } from './BenefitList.tsx'
