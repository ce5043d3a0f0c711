export type { SectionHeadProps } from './SectionHead.tsx'
export { SectionHead } from './SectionHead.tsx'
